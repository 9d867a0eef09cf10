import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { markdownPath } from '../../i18n/file-paths';
import { languages } from '../../i18n/languages';
import { builtFiles } from './built-files';
import { compressedEnding } from './compress';

/** Files that Gatsby's build writes for itself, or for features that the site does not use. */
const buildArtifacts = ['webpack.stats.json', 'chunk-map.json', '_gatsby', '~partytown'];

/** Scripts and styles of webpack, their licences, and files made from them. */
const webpackFilePattern = /^[^/]+[-.][0-9a-f]{10,20}\.(?:js|css)(?:$|\.)/;

/** Removes files that visitors do not need or that earlier builds left; keeps webpack's `current` files, and compressed copies if `keepCompressed`. */
export const removeOldFiles = (
  folder: string,
  current: ReadonlySet<string>,
  keepCompressed: boolean,
): void => {
  const remove = (file: string) => rmSync(join(folder, file), { recursive: true, force: true });
  buildArtifacts.forEach(remove);
  builtFiles(folder)
    .filter(
      (file) => webpackFilePattern.test(file) && !current.has(file.replace(compressedEnding, '')),
    )
    .forEach(remove);

  const files = new Set(builtFiles(folder));
  [...files]
    .filter((file) => compressedEnding.test(file))
    .filter((file) => !keepCompressed || !files.has(file.replace(compressedEnding, '')))
    .forEach(remove);
};

const ofPage = new RegExp(`^/(?:page-data/)?(?:${languages.join('|')})[/.].*(?:html|md|json)$`);

/** Removes pages of earlier builds with their data and Markdown. Gatsby knows them only through its cache, and never their Markdown. */
export const removeStalePages = (paths: readonly string[], folder: string): void => {
  const current = new Set(
    paths.flatMap((path) => [
      `${path}/index.html`,
      markdownPath(path),
      `/page-data${path}/page-data.json`,
    ]),
  );
  builtFiles(folder)
    .map((file) => `/${file}`)
    .filter((file) => ofPage.test(file) && !current.has(file))
    .forEach((file) => rmSync(join(folder, file)));
};

/** A folder of pictures and other files that belong to one content file, named by the digest of that file. */
const ofContentFile = /^static\/([0-9a-f]{32})\//;

/**
 * Removes what earlier builds made from content files that have changed or are gone; Gatsby keeps such files indefinitely.
 * @param digests Of the files that Gatsby knows, each as in `internal.contentDigest` of its node.
 */
export const removeStaleFiles = (digests: ReadonlySet<string>, folder: string): void => {
  const stale = builtFiles(folder)
    .map((file) => ofContentFile.exec(file)?.[1])
    .filter((digest) => digest !== undefined && !digests.has(digest));
  for (const digest of new Set(stale))
    rmSync(join(folder, 'static', String(digest)), { recursive: true });
};

/** The paths of pages without a file, because the folder was changed while Gatsby's cache was kept. */
export const missingPages = (paths: readonly string[], folder: string): string[] =>
  paths.filter(
    (path) => !existsSync(join(folder, path.endsWith('.html') ? path : `${path}/index.html`)),
  );
