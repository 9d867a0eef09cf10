import {
  copyFileSync,
  cpSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { inlineHashes } from '../../../plugins/gatsby-plugin-static-site/headers/inline-hashes';
import { builtFiles } from '../../../src/testing/built-files';

const hashed = /^(.+)-([0-9a-f]{20})\.js$/;

const turn = (hash: string): string => [...hash].reverse().join('');

const filesBelow = (folder: string): string[] =>
  builtFiles(folder).map((name) => join(folder, name));

/** Copies a build into an empty folder, from where a test can deploy another one. */
export const copyBuild = (folder: string): void =>
  cpSync('public', folder, {
    recursive: true,
    // Pictures do not matter here.
    filter: (path) => !/\.(mp4|webm|avif|png|webp)$/.test(path),
  });

/** Hashes of the scripts that the pages name; the other scripts' addresses are in these. */
const scriptHashes = (folder: string): readonly string[] =>
  inlineHashes(
    filesBelow(folder)
      .filter((path) => path.endsWith('.html'))
      .map((path) => unified().use(rehypeParse).parse(readFileSync(path, 'utf8'))),
  ).scripts;

/** Adds the scripts of the new pages to the content security policy. */
const allowScripts = (folder: string, before: readonly string[]): void => {
  const path = join(folder, '_headers');
  const headers = before.reduce(
    (text, hash) => text.replaceAll(hash, ''),
    readFileSync(path, 'utf8'),
  );
  const allowed = scriptHashes(folder).join(' ');
  writeFileSync(path, headers.replaceAll("script-src 'self'", `script-src 'self' ${allowed}`));
};

/**
 * Replaces a copied build with what a new one would be: all scripts have other names, and pages and data name another build. Some hosts keep
 * the scripts of earlier builds.
 */
export const deployOther = (folder: string, { keepsScripts = false } = {}): void => {
  const hashesBefore = scriptHashes(folder);
  const scripts = readdirSync(folder).filter((name) => hashed.test(name));
  const hashes = new Set(scripts.map((name) => hashed.exec(name)?.[2] ?? ''));
  const { webpackCompilationHash } = JSON.parse(
    readFileSync(join(folder, 'page-data/app-data.json'), 'utf8'),
  ) as { webpackCompilationHash: string };
  hashes.add(webpackCompilationHash);
  const any = new RegExp([...hashes].join('|'), 'g');

  for (const path of filesBelow(folder)) {
    if (!/\.(js|html|json)$/.test(path)) continue;
    const text = readFileSync(path, 'utf8');
    const other = text.replace(any, turn);
    if (other !== text) writeFileSync(path, other);
  }
  for (const name of scripts) {
    const target = name.replace(
      hashed,
      (_, start: string, hash: string) => `${start}-${turn(hash)}.js`,
    );
    const put = keepsScripts ? copyFileSync : renameSync;
    put(join(folder, name), join(folder, target));
  }
  allowScripts(folder, hashesBefore);
};
