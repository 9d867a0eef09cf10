import { loadContent, type ContentFile } from '../../src/gatsby/content/loading/load-content';
import { isLanguage, languages, type Language } from '../../src/i18n/languages';

export interface KindSummary {
  kind: string;
  /** Records; for words, files of words. */
  records: number;
  /** Texts per language, so that an incomplete language shows. */
  texts: Record<Language, number>;
}

interface Spoken {
  language?: Language;
  text: string;
}

const recordPath = /^(?:(locales|cases)\/)?(?:([^/]+)\/)?([^/]+)\.\w+$/;

/** The language of a whole file; undefined where languages are side by side in it. */
const languageOfFile = ({ path, value }: ContentFile): Language | undefined => {
  const [, area, folder, name] = recordPath.exec(path) ?? [];
  const own = Object(value).language;
  const found = area === 'locales' ? folder : area === 'cases' ? name : own;
  return isLanguage(found) ? found : undefined;
};

const kindOf = ({ path }: ContentFile): string => path.replace(/\/.*|\.\w+$/, '');

const identityOf = ({ path }: ContentFile): string => {
  const [, area, folder, name] = recordPath.exec(path) ?? [];
  return (area === 'cases' ? folder : area === 'locales' ? name : path) ?? path;
};

const textsOf = (value: unknown, language?: Language): Spoken[] => {
  if (typeof value === 'string') return /\S/.test(value) ? [{ language, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsOf(inner, isLanguage(name) ? name : language),
  );
};

/** Counts the content: one entry for each folder or file of a kind, sorted by name. */
export const summarize = (root: string): KindSummary[] => {
  const { files } = loadContent(root);
  const kinds = [...new Set(files.map(kindOf))].sort();
  return kinds.map((kind) => {
    const own = files.filter((file) => kindOf(file) === kind);
    const texts = own.flatMap((file) => textsOf(file.story ?? file.value, languageOfFile(file)));
    const count = (language: Language) => texts.filter((text) => text.language === language).length;
    return {
      kind,
      records: new Set(own.map(identityOf)).size,
      // fromEntries() loses the keys' types.
      texts: Object.fromEntries(languages.map((language) => [language, count(language)])) as Record<
        Language,
        number
      >,
    };
  });
};

/** Formats the counts as a table with the languages side by side. */
export const formatSummary = (kinds: readonly KindSummary[]): string => {
  const cells = [
    ['', 'records', ...languages],
    ...kinds.map(({ kind, records, texts }) => [
      kind,
      `${records}`,
      ...languages.map((language) => `${texts[language]}`),
    ]),
  ];
  return cells
    .map(([name = '', ...numbers]) =>
      [name.padEnd(12), ...numbers.map((number) => number.padStart(8))].join(''),
    )
    .join('\n');
};
