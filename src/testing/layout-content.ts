import { languages, type Language } from '../i18n/languages';
import { composePath } from '../i18n/route-table';
import { readRecords } from './content';

type Translated = Record<Language, string>;

interface PageRecord {
  header?: number;
  footer?: number;
  slug?: Translated;
  label: Translated;
}

interface SiteRecord extends Omit<NonNullable<Queries.LayoutContentFragment['info']>, 'tagline'> {
  tagline: Translated;
}

/** What the build's clock said in tests: a year that is not the current one. */
export const buildYear = '2001';

/**
 * What the layout's query brings, read from `content/`.
 *
 * @param language Language of the page.
 */
export const readLayoutContent = (language: Language): Queries.LayoutContentFragment => {
  const [site] = readRecords<SiteRecord>('.').filter(({ key }) => key === 'site');
  if (!site) throw new Error('content/site.json is missing.');
  return {
    pages: {
      nodes: readRecords<PageRecord>('pages').map(({ key, header, footer, slug, label }) => ({
        key,
        label: label[language],
        path: composePath(language, slug?.[language]),
        header: header ?? null,
        footer: footer ?? null,
      })),
    },
    info: { ...site, tagline: site.tagline[language] },
    site: { buildTime: buildYear },
  };
};

/**
 * A page in every language, as its page context lists it.
 *
 * @param page Identity of a page in `content/pages`.
 */
export const readAlternates = (page: string) =>
  readRecords<PageRecord>('pages')
    .filter(({ key }) => key === page)
    .flatMap(({ slug }) =>
      languages.map((language) => ({
        page,
        language,
        path: composePath(language, slug?.[language]),
      })),
    );
