import type { BreadcrumbList, WebPage, WebSite } from 'schema-dts';
import { shareImagePath, shareImageSize } from '../../../i18n/file-paths';
import { homePage } from '../../../i18n/route-table';
import type { LocalizedPage, SiteContent } from '../site-content';
import { agencyId } from './agency';

const webSiteId = ({ siteUrl }: SiteContent) => ({ '@id': `${siteUrl}/#website` });

const breadcrumbsId = (url: string) => ({ '@id': `${url}#breadcrumbs` });

export const webSite = (content: SiteContent): WebSite => ({
  '@type': 'WebSite',
  ...webSiteId(content),
  url: content.siteUrl,
  name: content.info.brand,
  inLanguage: content.info.languages.map(({ code }) => code),
  publisher: agencyId(content),
});

/** Pages that have their own type in schema.org. */
const pageTypes: Record<string, 'AboutPage' | 'CollectionPage' | 'ContactPage'> = {
  about: 'AboutPage',
  cases: 'CollectionPage',
  contact: 'ContactPage',
  projects: 'CollectionPage',
};

/** A page, by its identity in the route table. */
export const webPage = (
  content: SiteContent,
  page: string,
  { path, title, description }: Pick<LocalizedPage, 'path' | 'title' | 'description'>,
): WebPage => {
  const { siteUrl, language } = content;
  const url = siteUrl + path;
  return {
    '@type': pageTypes[page] ?? 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: language,
    isPartOf: webSiteId(content),
    about: agencyId(content),
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: siteUrl + shareImagePath({ page, language }),
      width: `${shareImageSize.width}`,
      height: `${shareImageSize.height}`,
    },
    ...(page === homePage ? {} : { breadcrumb: breadcrumbsId(url) }),
  };
};

/** The way from the home page to a page, which is the last of the crumbs. */
export const breadcrumbs = (
  { siteUrl }: SiteContent,
  crumbs: readonly Pick<LocalizedPage, 'label' | 'path'>[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  ...breadcrumbsId(siteUrl + (crumbs.at(-1)?.path ?? '')),
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: siteUrl + path,
  })),
});
