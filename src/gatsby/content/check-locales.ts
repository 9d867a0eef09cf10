import { defaultLanguage, isLanguage, languages, type Language } from '../../i18n/languages';
import { missing } from './check-records';
import type { ContentFile } from './content-files';
import type { FieldPath, Problem } from './problem';

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

/** Places such as `{{count}}` that i18next fills in. */
const placeholders = (value: unknown): string =>
  typeof value === 'string' ? [...new Set(value.match(/\{\{[^}]+\}\}/g))].sort().join(' ') : '';

const checkWords = (file: ContentFile): Problem[] =>
  wordsOf(file.value)
    .filter(({ value }) => typeof value !== 'string' || !/\S/.test(value))
    .map(({ field, value }) =>
      file.problem(
        field,
        `expected a text in quotes that is not empty, found ${JSON.stringify(value)}.`,
      ),
    );

const compare = (file: ContentFile, model: ContentFile): Problem[] => {
  const own = new Map(wordsOf(file.value).map((word) => [idOf(word), word]));
  const expected = new Map(wordsOf(model.value).map((word) => [idOf(word), word]));
  const absent = [...expected.values()]
    .filter((word) => !own.has(idOf(word)))
    .map(({ field, value }) =>
      file.problem(field, `is missing; in English it reads ${JSON.stringify(value)}.`),
    );
  const others = [...own.values()].flatMap(({ field, value }) => {
    const original = expected.get(field.join('.'));
    if (!original)
      return [
        file.problem(field, 'there is no such word in English; check its spelling, or remove it.'),
      ];
    return placeholders(value) === placeholders(original.value)
      ? []
      : [
          file.problem(
            field,
            `expected the placeholders ${placeholders(original.value) || '(none)'}, found ${placeholders(value) || '(none)'}.`,
          ),
        ];
  });
  return [...absent, ...others];
};

/**
 * Checks the words of the interface: every language has the same files with the same words, and none is empty.
 *
 * @param files All content files.
 */
export const checkLocales = (files: readonly ContentFile[]): Problem[] => {
  const below = files.filter(({ path }) => path.startsWith('locales/'));
  const namespaces = below.flatMap((file): Namespace[] => {
    const [, language, name] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file.path) ?? [];
    return isLanguage(language) && name ? [{ file, language, name }] : [];
  });
  const strangers = below
    .filter((file) => !namespaces.some((namespace) => namespace.file === file))
    .map((file) =>
      file.problem(
        [],
        `words live in locales/<language>/<name>.json, where the language is one of ${languages.join(', ')}.`,
      ),
    );

  const names = [...new Set(namespaces.map(({ name }) => name))];
  const absent = missing(
    files,
    names.flatMap((name) => languages.map((language) => `locales/${language}/${name}.json`)),
  );

  const broken = namespaces.flatMap(({ file, language, name }) => {
    const model = namespaces.find(
      (other) => other.language === defaultLanguage && other.name === name,
    );
    return [
      ...checkWords(file),
      ...(model && language !== defaultLanguage ? compare(file, model.file) : []),
    ];
  });
  return [...strangers, ...absent, ...broken];
};
