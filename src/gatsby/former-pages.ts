import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { markdownPath } from '../i18n/file-paths';
import { languages } from '../i18n/languages';
import { builtFiles } from './hosting/built-files';

const ofPage = new RegExp(`^/(?:page-data/)?(?:${languages.join('|')})[/.].*(?:html|md|json)$`);

/**
 * Takes out pages that former builds left in the folder, with their data and their Markdown. Gatsby knows of them only where its cache
 * was kept as well, and never of the Markdown; a page whose address was changed would stay to be found at both.
 *
 * @param paths Path of every page of this build.
 * @param folder The build's folder.
 */
export const removeFormerPages = (paths: readonly string[], folder: string): void => {
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
