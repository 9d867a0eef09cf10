import { groupBy } from '../../src/gatsby/content/group-by';
import { textsIn, type Text } from '../../src/gatsby/content/checks/warnings/texts-in';
import { loadContent } from '../../src/gatsby/content/loading/load-content';
import { languages, type Language } from '../../src/i18n/languages';

interface KindSummary {
  kind: string;
  /** Records; for words, files of words. */
  records: number;
  /** Texts per language, so that an incomplete language shows. */
  texts: Record<Language, number>;
}

/** The record that a file belongs to: a case has a file for each language, and so do words. */
const recordOf = (path: string): string =>
  path.replace(/^(cases\/[^/]+)\/.*/, '$1').replace(/^locales\/[^/]+\//, '');

/** The page for unknown addresses has one language, which its file names. */
const languageOf = ({ language, file }: Text): unknown => language ?? Object(file.value).language;

/** Counts the content: one entry for each folder or file of a kind, sorted by name. */
export const summarize = (root: string): KindSummary[] =>
  groupBy(textsIn(loadContent(root).files), ({ kind }) => kind)
    .map((texts) => {
      const written = texts.filter(({ text }) => /\S/.test(text));
      return {
        kind: texts[0]?.kind ?? '',
        records: new Set(texts.map(({ file }) => recordOf(file.path))).size,
        // fromEntries() loses the keys' types.
        texts: Object.fromEntries(
          languages.map((code) => [
            code,
            written.filter((text) => languageOf(text) === code).length,
          ]),
        ) as Record<Language, number>,
      };
    })
    .sort((one, other) => (one.kind < other.kind ? -1 : 1));

/** Formats the counts as a table with the languages side by side. */
export const formatSummary = (kinds: readonly KindSummary[]): string =>
  [
    ['', 'records', ...languages],
    ...kinds.map(({ kind, records, texts }) => [
      kind,
      records,
      ...languages.map((code) => texts[code]),
    ]),
  ]
    .map(([name = '', ...numbers]) =>
      [String(name).padEnd(12), ...numbers.map((number) => String(number).padStart(8))].join(''),
    )
    .join('\n');
