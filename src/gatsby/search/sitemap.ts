import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sitemapPath } from '../../i18n/file-paths';
import { defaultLanguage } from '../../i18n/languages';
import type { PageContext } from '../../i18n/page-context';

interface SitePage {
  path: string;
  pageContext: PageContext;
}

interface SitemapData {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: SitePage[] };
}

/** A page as gatsby-plugin-sitemap passes it from one option to the next. */
interface SitemapPage extends SitePage {
  siteUrl: string;
}

/**
 * Lists every page with its translations; the root and the 404 page have none and are left out. Without `lastmod`: hosts build from
 * a copy without history, so its only date would be that of the build, and search engines ignore dates that change with every build.
 */
export const sitemapOptions = {
  output: '/',
  createLinkInHead: false,
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage(sort: { path: ASC }) { nodes { path pageContext } }
  }`,
  resolvePages: ({ site, allSitePage }: SitemapData): SitemapPage[] =>
    allSitePage.nodes
      .filter(({ pageContext }) => pageContext.alternates.length > 0)
      .map((page) => ({ ...page, siteUrl: site.siteMetadata.siteUrl })),
  serialize: ({ path, pageContext, siteUrl }: SitemapPage) => ({
    url: path,
    links: pageContext.alternates.flatMap(({ language, path: alternate }) => {
      const url = siteUrl + alternate;
      return [
        { lang: language as string, url },
        ...(language === defaultLanguage ? [{ lang: 'x-default', url }] : []),
      ];
    }),
  }),
};

/** Gives the sitemap its usual name. The plugin's index is not needed, because the site fits into the first file. */
export const nameSitemap = (folder: string): void => {
  renameSync(join(folder, 'sitemap-0.xml'), join(folder, sitemapPath));
  rmSync(join(folder, 'sitemap-index.xml'));
};
