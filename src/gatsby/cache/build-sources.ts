import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What decides how content becomes nodes and pages; Gatsby itself notices changes of components and of content. */
export const buildSources = [
  'gatsby-config.ts',
  'gatsby-node.ts',
  'package-lock.json',
  'plugins',
  'src/email-origin.ts',
  'src/gatsby',
  'src/i18n',
  'src/styles/theme-color.ts',
];

/** A digest of each file, by its path from the project's folder, and what else decides over the nodes. */
export type Digests = Record<string, string>;

const filesIn = (root: string, source: string): string[] =>
  statSync(join(root, source), { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
        .map((name) => `${source}/${name.split(sep).join('/')}`)
        .filter((path) => /\.[jt]sx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    : [source];

/**
 * Reads the digests of the build's sources. Node is among them because its locale data formats prices, and the project's folder because
 * Gatsby's cache has absolute paths.
 */
export const readDigests = (root: string, env: NodeJS.ProcessEnv): Digests => ({
  ...Object.fromEntries(
    buildSources
      .flatMap((source) => filesIn(root, source))
      .filter((path) => existsSync(join(root, path)))
      .map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(root, path)))
          .digest('base64'),
      ]),
  ),
  'the folder of the project': root,
  'the version of Node': process.version,
  GATSBY_SITE_URL: env.GATSBY_SITE_URL ?? '',
});

/** What differs between two states, sorted: changed, added and removed files. */
export const changedSources = (before: Digests, now: Digests): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((path) => before[path] !== now[path])
    .sort();
