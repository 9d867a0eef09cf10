import { languages, type Language } from '../i18n/languages';
import { composePath } from '../i18n/route-table';
import { loadRecords, readSite } from './content';

/** The year of the build in tests: a year that is not the current one. */
export const buildYear = '2001';

/**
 * What the layout's query brings, read from `content/`.
 *
 * @param language Language of the page.
 */
export const readLayoutContent = (language: Language): Queries.LayoutContentFragment => {
  const { tagline, ...site } = readSite();
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
    info: { ...site, tagline: tagline[language] },
    site: { buildTime: buildYear },
  };
};

/**
 * A page in every language, as its page context lists it.
 *
 * @param page Identity of a page in `content/pages`.
 */
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
