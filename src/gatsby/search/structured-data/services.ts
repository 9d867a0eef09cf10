import type { ItemList } from 'schema-dts';
import { plainText } from '../../../i18n/heading-marks';
import { pageOf, serviceGroups, type SiteContent } from '../site-content';
import { entityIds, pageIds } from './ids';

/** The services, each with its place on the services page. */
export const services = (content: SiteContent): ItemList => {
  const { siteUrl } = content;
  const { heading, path } = pageOf(content, 'services');
  return {
    '@type': 'ItemList',
    ...pageIds(siteUrl + path).services,
    name: plainText(heading),
    numberOfItems: content.services.length,
    itemListElement: serviceGroups(content)
      .flat()
      .map(({ anchor, title, description }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Service',
          name: title,
          description,
          url: `${siteUrl}${path}#${anchor}`,
          provider: entityIds(siteUrl).organization,
        },
      })),
  };
};
