import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(__dirname, '../../public/sitemap.xml');

/** The addresses in the sitemap of the build. */
export const sitemapUrls = (): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);

/** The paths of all pages of the build. */
export const sitemapPaths = (): string[] => sitemapUrls().map((url) => new URL(url).pathname);
