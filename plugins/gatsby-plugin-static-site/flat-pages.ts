import { readdirSync, renameSync, rmdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/**
 * Turns `en/about/index.html` into `en/about.html`, so that hosts do not redirect to an address
 * with a slash at its end.
 */
export const flattenPages = (folder: string): void => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith(`${sep}index.html`))) {
    const page = join(folder, dirname(file));
    renameSync(join(folder, file), `${page}.html`);
    if (readdirSync(page).length === 0) rmdirSync(page);
  }
};
