import type { BreadcrumbList, Thing, WebSite } from 'schema-dts';
import { casePage, casesPage, homePage } from '../../../i18n/route-table';
import { pageOf, type SiteContent } from '../site-content';
import { article, caseList } from './cases';
import { entityIds, pageIds } from './ids';
import { founder, organization, type Agency } from './organization';
import { plans } from './plans';
import { services } from './services';
import { video } from './video';
import { webPage, type PageFrame } from './web-page';

/** The graph of a page; the type of schema-dts does not allow more than one `@type`. */
export interface PageGraph {
  '@context': 'https://schema.org';
  '@graph': readonly (Thing | Agency)[];
}

const webSite = ({ info, siteUrl }: SiteContent): WebSite => ({
  '@type': 'WebSite',
  ...entityIds(siteUrl).webSite,
  url: siteUrl,
  name: info.brand,
  inLanguage: info.languages.map(({ code }) => code),
  publisher: entityIds(siteUrl).organization,
});

interface Crumb {
  label: string;
  path: string;
}

/** The way from the home page to a page, which is the last of the crumbs. */
const breadcrumbs = ({ siteUrl }: SiteContent, crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  ...pageIds(siteUrl + (crumbs.at(-1)?.path ?? '')).breadcrumbs,
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: siteUrl + path,
  })),
});

/** What a page shows beyond what every page shows. */
const extras: Record<string, (content: SiteContent, path: string) => Thing[]> = {
  [homePage]: (content, path) => [...founder(content), video(content, path)],
  about: (content, path) => [...founder(content), video(content, path)],
  services: (content) => [services(content)],
  pricing: (content) => [plans(content)],
  [casesPage]: (content) => [caseList(content)],
};

interface Subject {
  frame: PageFrame;
  crumbs: Crumb[];
  things: Thing[];
}

const subjectOf = (content: SiteContent, page: string): Subject => {
  const home = pageOf(content, homePage);
  const study = content.cases.find(({ key }) => casePage(key) === page);
  if (study) {
    const index = pageOf(content, casesPage);
    const { path, pageTitle, description, title } = study;
    return {
      frame: { page, path, title: pageTitle, description },
      crumbs: [home, index, { label: title, path }],
      things: [article(content, study)],
    };
  }
  const record = pageOf(content, page);
  return {
    frame: { ...record, page },
    crumbs: page === homePage ? [] : [home, record],
    things: extras[page]?.(content, record.path) ?? [],
  };
};

/** The structured data of a page: agency, site, page, breadcrumbs and content. Throws if the page is not in the route table. */
export const structuredData = (content: SiteContent, page: string): PageGraph => {
  const { frame, crumbs, things } = subjectOf(content, page);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(content),
      webSite(content),
      webPage(content, frame),
      ...(crumbs.length > 0 ? [breadcrumbs(content, crumbs)] : []),
      ...things,
    ],
  };
};
