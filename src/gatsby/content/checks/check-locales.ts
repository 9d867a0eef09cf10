import { defaultLanguage, isLanguage, languages, type Language } from '../../../i18n/languages';
import { missing } from './check-records';
import { closest } from '../messages/closest';
import type { ContentFile } from '../loading/load-content';
import { languageNames } from '../language-names';
import type { FieldPath, Problem } from '../messages/problem';
import { quote } from '../messages/quote';
import { expectedMarks, hasMarks } from '../schemas/texts';

interface Namespace {
  file: ContentFile;
  language: Language;
  name: string;
}

interface Word {
  field: FieldPath;
  value: unknown;
}

const wordsOf = (value: unknown, field: FieldPath = []): Word[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => wordsOf(inner, [...field, key]))
    : [{ field, value }];

const idOf = ({ field }: Word): string => field.join('.');

/** Placeholders such as `{{count}}`, which i18next fills in. */
const placeholders = (value: unknown): string =>
  typeof value === 'string' ? [...new Set(value.match(/\{\{[^}]+\}\}/g))].sort().join(' ') : '';

const checkWords = (file: ContentFile): Problem[] =>
  wordsOf(file.value)
    .filter(({ value }) => typeof value !== 'string' || !/\S/.test(value))
    .map(({ field, value }) =>
      file.problem(field, `expected a text in quotes that is not empty, found ${quote(value)}.`),
    );

/** Only a heading in the default language may have heading marks. */
const checkMarks = (file: ContentFile, model: ContentFile): Problem[] => {
  const headings = new Set(
    wordsOf(model.value)
      .filter(({ value }) => hasMarks(String(value)))
      .map(idOf),
  );
  return wordsOf(file.value).flatMap((word) => {
    const expected = expectedMarks(String(word.value), headings.has(idOf(word)));
    return expected && /\S/.test(String(word.value))
      ? file.problem(word.field, `expected ${expected}, found ${quote(word.value)}.`)
      : [];
  });
};

const compare = (file: ContentFile, model: ContentFile, language: Language): Problem[] => {
  const own = new Map(wordsOf(file.value).map((word) => [idOf(word), word]));
  const expected = new Map(wordsOf(model.value).map((word) => [idOf(word), word]));
  const absent = [...expected.values()].filter((word) => !own.has(idOf(word)));
  const unknownKeys = [...own.values()]
    .filter((word) => !expected.has(idOf(word)))
    .map((word) => ({ ...word, meant: closest(idOf(word), absent.map(idOf)) }));
  // A misspelt word is not reported as missing as well.
  const misspelt = unknownKeys.map(({ meant }) => meant);

  const untranslated = absent
    .filter((word) => !misspelt.includes(idOf(word)))
    .map(({ field, value }) =>
      file.problem(
        field,
        `the ${languageNames[language]} is missing; in ${languageNames[defaultLanguage]} it reads ${quote(value)}.`,
      ),
    );
  const unknown = unknownKeys.map(({ field, meant }) =>
    file.problem(
      field,
      `there is no such word in ${languageNames[defaultLanguage]}; ${meant ? `did you mean ${quote(meant)}?` : 'check its spelling, or remove it.'}`,
    ),
  );
  const changed = [...own.values()].flatMap((word) => {
    const original = expected.get(idOf(word));
    const [wanted, found] = [original?.value, word.value].map(placeholders);
    return !original || wanted === found
      ? []
      : file.problem(
          word.field,
          `expected the placeholders ${wanted || '(none)'}, found ${found || '(none)'}.`,
        );
  });
  return [...untranslated, ...unknown, ...changed];
};

/** Checks the words of the interface: every language has the same files with the same words, and none is empty. */
export const checkLocales = (files: readonly ContentFile[]): Problem[] => {
  const below = files.filter(({ path }) => path.startsWith('locales/'));
  const namespaces = below.flatMap((file): Namespace[] => {
    const [, language, name] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file.path) ?? [];
    return isLanguage(language) && name ? [{ file, language, name }] : [];
  });
  const unknownKeys = below
    .filter((file) => !namespaces.some((namespace) => namespace.file === file))
    .map((file) =>
      file.problem(
        [],
        `words live in locales/<language>/<name>.json, where the language is one of ${languages.join(', ')}.`,
      ),
    );

  const names = [...new Set(namespaces.map(({ name }) => name))];
  const absent = languages.flatMap((language) =>
    missing(
      files,
      names.map((name) => `locales/${language}/${name}.json`),
      `these words are missing in ${languageNames[language]}; copy another language's file and translate it.`,
    ),
  );

  const broken = namespaces.flatMap(({ file, language, name }) => {
    const model = namespaces.find(
      (other) => other.language === defaultLanguage && other.name === name,
    );
    return [
      ...checkWords(file),
      ...(model ? checkMarks(file, model.file) : []),
      ...(model && language !== defaultLanguage ? compare(file, model.file, language) : []),
    ];
  });
  return [...unknownKeys, ...absent, ...broken];
};
