import type { Language } from '../i18n/languages';
import { readSite } from './content';
import { pages, routes } from './site';

/** A build year that is not the current year. */
export const buildYear = '2001';

/** What the layout's query returns, read from `content/`. */
export const readLayoutContent = (language: Language): Queries.LayoutContentFragment => {
  const { tagline, ...site } = readSite();
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
    info: { ...site, tagline: tagline[language] },
    site: { buildTime: buildYear },
  };
};
