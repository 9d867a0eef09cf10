import { defaultLanguage } from '../gatsby-source-content';
import type { BuiltPage } from './built-page';

/**
 * Lists every page with its translations. Without `lastmod`: hosts clone without history, so its
 * only date would be that of the build, which search engines ignore.
 */
export const sitemap = (siteUrl: string, pages: readonly BuiltPage[]): string => {
  const link = (language: string, path: string): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${path}"/>`;
  const entries = pages.map(({ path, alternates }) => {
    const links = alternates.flatMap((alternate) => [
      link(alternate.language, alternate.path),
      ...(alternate.language === defaultLanguage ? [link('x-default', alternate.path)] : []),
    ]);
    return `<url><loc>${siteUrl}${path}</loc>${links.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
};
