import { renameSync, rmdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtFiles } from './built-files';

/**
 * Turns `en/about/index.html` into `en/about.html`. Hosts that lead from `/en/about` to `/en/about/` where the page is a folder's own
 * serve it at its one address then, which has no slash at its end.
 *
 * @param folder The build's folder.
 */
export const flattenPages = (folder: string): void => {
  const pages = builtFiles(folder).filter((file) => file.endsWith('/index.html'));
  for (const page of pages) {
    const own = join(folder, dirname(page));
    renameSync(join(folder, page), `${own}.html`);
    if (readdirSync(own).length === 0) rmdirSync(own);
  }
};
