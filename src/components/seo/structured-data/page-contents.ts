import type { Article, FAQPage, ItemList } from 'schema-dts';
import { shareImagePath } from '#static-site';
import { groupServices } from '../../../site/group-services';
import { plainText } from '#source-content';
import { agencyId } from './agency';
import type { StructuredPage } from './structured-page';

/** A case, as an article by the agency. */
export const article = (
  { siteUrl, pageId, language, url, description }: StructuredPage,
  heading: string,
): Article => ({
  '@type': 'Article',
  '@id': `${url}#article`,
  headline: plainText(heading),
  description,
  url,
  image: siteUrl + shareImagePath({ pageId, language }),
  inLanguage: language,
  mainEntityOfPage: { '@id': url },
  author: agencyId(siteUrl),
  publisher: agencyId(siteUrl),
});

/** The questions of a page with their answers. */
export const questionPage = (
  { url, language }: StructuredPage,
  questions: readonly { readonly question: string; readonly answer: string }[],
): FAQPage[] =>
  questions.length === 0
    ? []
    : [
        {
          '@type': 'FAQPage',
          '@id': `${url}#questions`,
          inLanguage: language,
          isPartOf: { '@id': url },
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ];

/** All cases, as on the page that lists them. */
export const caseList = (
  { siteUrl, url }: StructuredPage,
  heading: string,
  cases: readonly { readonly title: string; readonly path: string }[],
): ItemList => ({
  '@type': 'ItemList',
  '@id': `${url}#cases`,
  name: plainText(heading),
  numberOfItems: cases.length,
  itemListElement: cases.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: siteUrl + path,
  })),
});

/** The services, each with its anchor on the services page. */
export const serviceList = (
  { siteUrl, url }: StructuredPage,
  heading: string,
  services: readonly Queries.ServiceDetailFragment[],
): ItemList => ({
  '@type': 'ItemList',
  '@id': `${url}#services`,
  name: plainText(heading),
  numberOfItems: services.length,
  itemListElement: groupServices(services)
    .flatMap((group) => group.services)
    .map(({ anchor, title, description }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Service',
        name: title,
        description,
        url: `${url}#${anchor}`,
        provider: agencyId(siteUrl),
      },
    })),
});
