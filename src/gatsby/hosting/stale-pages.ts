import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { markdownPath } from '../../i18n/file-paths';
import { languages } from '../../i18n/languages';
import { builtFiles } from './built-files';

const ofPage = new RegExp(`^/(?:page-data/)?(?:${languages.join('|')})[/.].*(?:html|md|json)$`);

/** Removes pages of former builds with their data and Markdown. Gatsby knows them only through its cache, and never their Markdown. */
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

/** The paths of pages without a file, because the folder was changed while Gatsby's cache was kept. */
export const missingPages = (paths: readonly string[], folder: string): string[] =>
  paths.filter(
    (path) => !existsSync(join(folder, path.endsWith('.html') ? path : `${path}/index.html`)),
  );
