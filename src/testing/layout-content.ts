import { kinds } from '../gatsby/content/kinds';
import type { Language } from '../i18n/languages';
import { readSite } from './content';
import { pages, routes } from './site';

/** A build year that is not the current year. */
export const buildYear = '2001';

/** What the layout's query returns, read from `content/`. */
export const readLayoutContent = (language: Language): Queries.LayoutContentFragment => {
  return {
    pages: {
      nodes: pages.map(({ key, header, footer, label }) => ({
        key,
        label: label[language],
        path: routes.pathOf(key, language),
        header: header ?? null,
        footer: footer ?? null,
      })),
    },
    // The fields of a node follow from the schema, which the type `object` does not show.
    info: kinds.site.toNode(readSite(), language) as Queries.LayoutContentFragment['info'],
    site: { buildTime: buildYear },
  };
};
