import type { AboutPage, CollectionPage, ContactPage, WebPage } from 'schema-dts';
import { shareImagePath, shareImageSize } from '../../../i18n/file-paths';
import { homePage } from '../../../i18n/route-table';
import type { SiteContent } from '../site-content';
import { entityIds, pageIds } from './ids';

export interface PageFrame {
  /** Identity of the page in the route table. */
  page: string;
  path: string;
  title: string;
  description: string;
}

type PageType = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';

/** Pages that have their own type in schema.org. */
const pageTypes: Record<string, PageType> = {
  about: 'AboutPage',
  cases: 'CollectionPage',
  contact: 'ContactPage',
  projects: 'CollectionPage',
};

export const webPage = (
  { siteUrl, language }: SiteContent,
  { page, path, title, description }: PageFrame,
): WebPage | AboutPage | CollectionPage | ContactPage => {
  const url = siteUrl + path;
  return {
    '@type': pageTypes[page] ?? 'WebPage',
    ...pageIds(url).page,
    url,
    name: title,
    description,
    inLanguage: language,
    isPartOf: entityIds(siteUrl).webSite,
    about: entityIds(siteUrl).organization,
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: siteUrl + shareImagePath({ page, language }),
      width: `${shareImageSize.width}`,
      height: `${shareImageSize.height}`,
    },
    ...(page === homePage ? {} : { breadcrumb: pageIds(url).breadcrumbs }),
  };
};
