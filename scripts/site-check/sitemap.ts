import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const build = join(__dirname, '../../public');

/** The addresses in the sitemap of a build. */
export const sitemapUrls = (folder = build): string[] =>
  [...readFileSync(join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => url,
  );

/** The paths of all pages of a build. */
export const sitemapPaths = (folder = build): string[] =>
  sitemapUrls(folder).map((url) => new URL(url).pathname);
