import type { BreadcrumbList, WebPage, WebSite } from 'schema-dts';
import { shareImagePath, shareImageSize } from '#static-site';
import { homePage } from '../../../site/routes';
import { agencyId } from './agency';
import type { StructuredPage } from './structured-page';

const webSiteId = (siteUrl: string) => ({ '@id': `${siteUrl}/#website` });

const breadcrumbsId = (url: string) => ({ '@id': `${url}#breadcrumbs` });

export const webSite = ({ siteUrl, info }: StructuredPage): WebSite => ({
  '@type': 'WebSite',
  ...webSiteId(siteUrl),
  url: siteUrl,
  name: info.brand,
  inLanguage: info.languages.map(({ code }) => code),
  publisher: agencyId(siteUrl),
});

/** Pages that have their own type in schema.org. */
const pageTypes: Record<string, 'AboutPage' | 'CollectionPage' | 'ContactPage'> = {
  about: 'AboutPage',
  cases: 'CollectionPage',
  contact: 'ContactPage',
  projects: 'CollectionPage',
};

export const webPage = ({
  siteUrl,
  pageId,
  language,
  url,
  title,
  description,
}: StructuredPage): WebPage => ({
  '@type': pageTypes[pageId] ?? 'WebPage',
  '@id': url,
  url,
  name: title,
  description,
  inLanguage: language,
  isPartOf: webSiteId(siteUrl),
  about: agencyId(siteUrl),
  primaryImageOfPage: {
    '@type': 'ImageObject',
    url: siteUrl + shareImagePath({ pageId, language }),
    width: `${shareImageSize.width}`,
    height: `${shareImageSize.height}`,
  },
  ...(pageId === homePage ? {} : { breadcrumb: breadcrumbsId(url) }),
});

export interface Crumb {
  label: string;
  path: string;
}

/** The breadcrumb from the home page to the current page, which is its last crumb. */
export const breadcrumbs = (
  { siteUrl, url }: StructuredPage,
  crumbs: readonly Crumb[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  ...breadcrumbsId(url),
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: siteUrl + path,
  })),
});
