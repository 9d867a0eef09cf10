import { sitemapPaths } from '../../scripts/site-check/sitemap';

/**
 * Every page in Spanish, which has long words, and one that the site does not have: the markup is
 * the same in all languages.
 */
export const pageOfEachKind = [...sitemapPaths(), '/es/no-existe'].filter((path) =>
  /^\/es(\/|$)/.test(path),
);
