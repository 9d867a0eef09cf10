import type { Language } from '../i18n/languages';
import { nodeOf, readSite } from './content';
import { pages, routes } from './site';

/** A build year that is not the current year. */
export const buildYear = '2001';

/** Limits of sending that differ from those of the content. */
export const sendLimits = { throttle: 5000, blockList: ['robot@example.com'] };

/** What the layout's query returns, read from `content/`. */
export const readLayoutContent = (language: Language): Queries.LayoutContentFragment => {
  const site = readSite();
  const limited = { ...site, forms: { ...site.forms, ...sendLimits } };
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
    info: nodeOf<NonNullable<Queries.LayoutContentFragment['info']>>('SiteInfo', limited, language),
    site: { buildTime: buildYear },
  };
};
