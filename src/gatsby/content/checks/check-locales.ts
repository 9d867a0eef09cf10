import { defaultLanguage, isLanguage, languages, type Language } from '../../../i18n/languages';
import { missing } from './check-records';
import { closest } from '../messages/closest';
import type { ContentFile } from '../loading/load-content';
import { languageNames } from '../language-names';
import { problemAt, type Problem } from '../messages/problem';
import { quote } from '../messages/quote';
import { enumValue } from '../enum-value';
import { leavesOf } from '../schemas/fields';
import { projectCategories } from '../schemas/project';
import { serviceAnchors } from '../schemas/service';
import { expectedMarks, hasMarks } from '../schemas/texts';

/** The words of a file by their fields. */
const wordsOf = (file: ContentFile) =>
  new Map(leavesOf(file.value).map((word) => [word.field.join('.'), word]));

/** Placeholders such as `{{count}}`, which i18next fills in. */
const placeholders = (value: unknown): string =>
  [...new Set(String(value).match(/\{\{[^}]+\}\}/g))].sort().join(' ') || '(none)';

/** No word is empty, and only a heading in the default language may have heading marks. */
const checkWords = (file: ContentFile, model: ContentFile | undefined): Problem[] => {
  const originals = model && wordsOf(model);
  return [...wordsOf(file)].flatMap(([id, { field, value }]) => {
    const expected =
      typeof value !== 'string' || !/\S/.test(value)
        ? 'a text in quotes that is not empty'
        : originals && expectedMarks(value, hasMarks(String(originals.get(id)?.value)));
    return expected ? file.problem(field, `expected ${expected}, found ${quote(value)}.`) : [];
  });
};

const compare = (file: ContentFile, model: ContentFile, language: Language): Problem[] => {
  const own = wordsOf(file);
  const expected = wordsOf(model);
  const absent = [...expected].filter(([id]) => !own.has(id));
  const absentIds = absent.map(([id]) => id);
  const unknown = [...own]
    .filter(([id]) => !expected.has(id))
    .map(([id, { field }]) => ({ field, meant: closest(id, absentIds) }));
  // A misspelt word is not reported as missing as well.
  const misspelt = unknown.map(({ meant }) => meant);
  const original = languageNames[defaultLanguage];
  return [
    ...absent
      .filter(([id]) => !misspelt.includes(id))
      .map(([, { field, value }]) =>
        file.problem(
          field,
          `the ${languageNames[language]} is missing; in ${original} it reads ${quote(value)}.`,
        ),
      ),
    ...unknown.map(({ field, meant }) =>
      file.problem(
        field,
        `there is no such word in ${original}; ${meant ? `did you mean ${quote(meant)}?` : 'check its spelling, add it there, or remove it here.'}`,
      ),
    ),
    ...[...own].flatMap(([id, { field, value }]) => {
      const wanted = placeholders(expected.get(id)?.value);
      const found = placeholders(value);
      return expected.has(id) && wanted !== found
        ? file.problem(field, `expected the placeholders ${wanted}, found ${found}.`)
        : [];
    }),
  ];
};

/** Words that the members of a closed set need, by the file and the group that have them. */
const namedSets = [
  { name: 'projects', group: 'categories', members: projectCategories.map(enumValue) },
  { name: 'common', group: 'serviceGroups', members: serviceAnchors },
];

const checkSets = (file: ContentFile, name: string | undefined): Problem[] =>
  namedSets
    .filter((set) => set.name === name)
    .flatMap(({ group, members }) => {
      const words = Object(Object(file.value)[group]);
      return members
        .filter((member) => !(member in words))
        .map((member) => file.problem([group], `the name of ${quote(member)} is missing here.`));
    });

/** Checks the words of the interface: every language has the same files with the same words, and none is empty. */
export const checkLocales = (files: readonly ContentFile[]): Problem[] => {
  const below = files
    .filter(({ path }) => path.startsWith('locales/'))
    .map((file) => {
      const [, language, name] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file.path) ?? [];
      return { file, name, language: isLanguage(language) ? language : undefined };
    });
  const names = new Set(below.flatMap(({ language, name }) => (language && name) || []));
  if (names.size === 0)
    return [problemAt(`locales/${defaultLanguage}`, 'the words of the interface are missing.')];
  return [
    ...below.flatMap(({ file, name, language }) => {
      if (!language || !name)
        return file.problem(
          [],
          `words live in locales/<language>/<name>.json, where the language is one of ${languages.join(', ')}.`,
        );
      const model = below.find(
        (other) => other.language === defaultLanguage && other.name === name,
      )?.file;
      return [
        ...checkWords(file, model),
        ...(file === model ? checkSets(file, name) : []),
        ...(model && language !== defaultLanguage ? compare(file, model, language) : []),
      ];
    }),
    ...languages.flatMap((language) =>
      missing(
        files,
        [...names].map((name) => `locales/${language}/${name}.json`),
        `these words are missing in ${languageNames[language]}; copy another language's file and translate it.`,
      ),
    ),
  ];
};
