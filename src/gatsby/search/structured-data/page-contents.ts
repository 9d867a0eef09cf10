import type { Article, ItemList, VideoObject } from 'schema-dts';
import { shareImagePath } from '../../../i18n/file-paths';
import { groupServices } from '../../../i18n/group-services';
import { plainText } from '../../../i18n/heading-marks';
import { casePage } from '../../../i18n/route-table';
import { pageOf, type LocalizedCase, type SiteContent } from '../site-content';
import { agencyId } from './agency';

/** A case, as an article by the agency. */
export const article = (content: SiteContent, study: LocalizedCase): Article => {
  const { siteUrl, language } = content;
  const url = siteUrl + study.path;
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: plainText(study.heading),
    description: study.description,
    url,
    image: siteUrl + shareImagePath({ page: casePage(study.key), language }),
    inLanguage: language,
    mainEntityOfPage: { '@id': url },
    author: agencyId(content),
    publisher: agencyId(content),
  };
};

/** All cases, as on the page that lists them. */
export const caseList = (content: SiteContent): ItemList => {
  const { cases, siteUrl } = content;
  const { heading, path } = pageOf(content, 'cases');
  return {
    '@type': 'ItemList',
    '@id': `${siteUrl + path}#cases`,
    name: plainText(heading),
    numberOfItems: cases.length,
    itemListElement: cases.map((study, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: study.title,
      url: siteUrl + study.path,
    })),
  };
};

/** The services, each with its place on the services page. */
export const serviceList = (content: SiteContent): ItemList => {
  const { heading, path } = pageOf(content, 'services');
  const url = content.siteUrl + path;
  const services = groupServices(content.services).flatMap((group) => group.services);
  return {
    '@type': 'ItemList',
    '@id': `${url}#services`,
    name: plainText(heading),
    numberOfItems: services.length,
    itemListElement: services.map(({ anchor, title, description }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Service',
        name: title,
        description,
        url: `${url}#${anchor}`,
        provider: agencyId(content),
      },
    })),
  };
};

/** The looping video of the about section; `path` is that of the page that shows it. */
export const video = (content: SiteContent, path: string): VideoObject => {
  const { siteUrl, language } = content;
  const { title, published, seconds } = content.info.video;
  return {
    '@type': 'VideoObject',
    '@id': `${siteUrl + path}#video`,
    name: title,
    description: content.wordsOf('about')('video.label'),
    thumbnailUrl: siteUrl + content.poster,
    contentUrl: siteUrl + content.video,
    // Search engines require a time with its zone; the record has only the day.
    uploadDate: `${published}T00:00:00Z`,
    duration: `PT${seconds}S`,
    inLanguage: language,
    publisher: agencyId(content),
  };
};
