import type { Graph, Thing } from 'schema-dts';
import { casesPage, homePage } from '../../../i18n/route-table';
import { caseOf, pageOf, type SiteContent } from '../site-content';
import { agency, founder } from './agency';
import { article, caseList, serviceList, video } from './page-contents';
import { plans } from './plans';
import { breadcrumbs, webPage, webSite } from './web-page';

/** What a page shows beyond what every page shows. */
const extras: Record<string, (content: SiteContent, path: string) => Thing[]> = {
  [homePage]: (content, path) => [...founder(content), video(content, path)],
  about: (content, path) => [...founder(content), video(content, path)],
  services: (content) => [serviceList(content)],
  pricing: (content) => [plans(content)],
  [casesPage]: (content) => [caseList(content)],
};

const entitiesOf = (content: SiteContent, page: string): Thing[] => {
  const home = pageOf(content, homePage);
  const study = caseOf(content, page);
  if (study) {
    const { title, path, pageTitle, description } = study;
    return [
      webPage(content, page, { path, title: pageTitle, description }),
      breadcrumbs(content, [home, pageOf(content, casesPage), { label: title, path }]),
      article(content, study),
    ];
  }
  const record = pageOf(content, page);
  return [
    webPage(content, page, record),
    ...(page === homePage ? [] : [breadcrumbs(content, [home, record])]),
    ...(extras[page]?.(content, record.path) ?? []),
  ];
};

/** The structured data of a page: agency, site, page, breadcrumbs and content. Throws if the page is not in the route table. */
export const structuredData = (content: SiteContent, page: string): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [agency(content), webSite(content), ...entitiesOf(content, page)],
});
