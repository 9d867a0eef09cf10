import type { Article, ItemList } from 'schema-dts';
import { shareImagePath } from '../../../i18n/file-paths';
import { casePage } from '../../../i18n/route-table';
import { plainText } from '../../../i18n/heading-marks';
import { pageOf, type CaseFacts, type SiteContent } from '../site-content';
import { entityIds, pageIds } from './ids';

/** A case, as an article by the agency. */
export const article = ({ siteUrl, language }: SiteContent, study: CaseFacts): Article => {
  const url = siteUrl + study.path;
  return {
    '@type': 'Article',
    ...pageIds(url).article,
    headline: plainText(study.heading),
    description: study.description,
    url,
    image: siteUrl + shareImagePath({ page: casePage(study.key), language }),
    inLanguage: language,
    mainEntityOfPage: pageIds(url).page,
    author: entityIds(siteUrl).organization,
    publisher: entityIds(siteUrl).organization,
  };
};

/** All cases, as on the page that lists them. */
export const caseList = (content: SiteContent): ItemList => {
  const { heading, path } = pageOf(content, 'cases');
  return {
    '@type': 'ItemList',
    ...pageIds(content.siteUrl + path).cases,
    name: plainText(heading),
    numberOfItems: content.cases.length,
    itemListElement: content.cases.map((study, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: study.title,
      url: content.siteUrl + study.path,
    })),
  };
};
