import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { adminPath } from '../../../plugins/gatsby-plugin-content-editor';
import { languages } from '../../i18n/languages';
import { builtFiles } from './built-files';

const folders = [...languages, adminPath.slice(1)].join('|');

const flatPage = new RegExp(`^((?:${folders})(?:/.+)?)\\.html$`);

/** Turns `en/about/index.html` into `en/about.html`, so that hosts do not redirect to an address with a slash at its end. */
export const flattenPages = (folder: string): void => {
  const pages = builtFiles(folder).filter((file) => file.endsWith('/index.html'));
  for (const page of pages) {
    const own = join(folder, dirname(page));
    renameSync(join(folder, page), `${own}.html`);
    if (readdirSync(own).length === 0) rmdirSync(own);
  }
};

/** Undoes that before a build: hosts may keep the folder with Gatsby's cache, which expects unchanged pages where Gatsby wrote them. */
export const unflattenPages = (folder: string): void => {
  if (!existsSync(folder)) return;
  for (const file of builtFiles(folder)) {
    const [, path] = flatPage.exec(file) ?? [];
    if (!path || file.endsWith('/index.html')) continue;
    const own = join(folder, path);
    if (existsSync(join(own, 'index.html'))) rmSync(`${own}.html`);
    else {
      mkdirSync(own, { recursive: true });
      renameSync(`${own}.html`, join(own, 'index.html'));
    }
  }
};
