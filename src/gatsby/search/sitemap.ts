import { defaultLanguage } from '../../i18n/languages';
import type { BuiltSite } from './site-content';

/**
 * Lists every page with its translations; the root and the 404 page have none and are left out. Without `lastmod`: hosts build from
 * a copy without history, so its only date would be that of the build, and search engines ignore dates that change with every build.
 */
export const sitemap = ({ siteUrl, pages }: Pick<BuiltSite, 'siteUrl' | 'pages'>): string => {
  const link = (language: string, path: string): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${path}"/>`;
  const entries = pages
    .filter(({ pageContext }) => pageContext.alternates.length > 0)
    .map(({ path, pageContext }) => {
      const links = pageContext.alternates.flatMap(({ language, path: alternate }) => [
        link(language, alternate),
        ...(language === defaultLanguage ? [link('x-default', alternate)] : []),
      ]);
      return `<url><loc>${siteUrl}${path}</loc>${links.join('')}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
};
