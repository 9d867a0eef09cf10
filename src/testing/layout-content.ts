import { kinds } from '../gatsby/content/kinds';
import { languages, type Language } from '../i18n/languages';
import { composePath } from '../i18n/route-table';
import { loadRecords, readSite } from './content';

/** A build year that is not the current year. */
export const buildYear = '2001';

/** What the layout's query returns, read from `content/`. */
export const readLayoutContent = (language: Language): Queries.LayoutContentFragment => {
  return {
    pages: {
      nodes: loadRecords('pages').map(({ key, record: { header, footer, slug, label } }) => ({
        key,
        label: label[language],
        path: composePath(language, slug?.[language]),
        header: header ?? null,
        footer: footer ?? null,
      })),
    },
    // The fields of a node follow from the schema, which the type `object` does not show.
    info: kinds.site.toNode(readSite(), language) as Queries.LayoutContentFragment['info'],
    site: { buildTime: buildYear },
  };
};

/** A page of `content/pages` in every language, as in its page context. */
export const readAlternates = (page: string) =>
  loadRecords('pages')
    .filter(({ key }) => key === page)
    .flatMap(({ record: { slug } }) =>
      languages.map((language) => ({
        page,
        language,
        path: composePath(language, slug?.[language]),
      })),
    );
