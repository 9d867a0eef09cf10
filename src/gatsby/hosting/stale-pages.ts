import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { markdownPath } from '../../i18n/file-paths';
import { languages } from '../../i18n/languages';
import { builtFiles } from './built-files';

const ofPage = new RegExp(`^/(?:page-data/)?(?:${languages.join('|')})[/.].*(?:html|md|json)$`);

/**
 * Takes out pages that former builds left in the folder, with their data and their Markdown. Gatsby knows of them only where its cache
 * was kept as well, and never of the Markdown; a page whose address was changed would stay to be found at both.
 *
 * @param paths Path of every page of this build.
 * @param folder The build's folder.
 */
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

/**
 * Finds pages of this build that have no file, because somebody has changed the folder while Gatsby's cache was kept.
 *
 * @param paths Path of every page of this build.
 * @param folder The build's folder.
 * @returns The paths of those pages.
 */
export const missingPages = (paths: readonly string[], folder: string): string[] =>
  paths.filter(
    (path) => !existsSync(join(folder, path.endsWith('.html') ? path : `${path}/index.html`)),
  );
