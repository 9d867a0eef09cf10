import { closestMatch } from '../did-you-mean';
import { join } from 'node:path';
import { listOf, quote, type ContentError, type FieldPath } from '../errors';
import { expectedHeadingMarks, hasHeadingMarks } from '../fields/texts';
import { leavesOf } from '../fields/walk';
import { languageNames } from '../language-names';
import { defaultLanguage, languages, type Language } from '../languages';
import type { ContentOptions } from '../options';
import { errorAt, errorIn, type ContentFile } from '../read-content';
import { compareNames, languagesWith, type Comparison, type Names } from './compare-names';
import { keysInCode, lookInCode, type Evidence } from './names-in-code';

/** The messages of a file, by their keys. */
type Messages = ReadonlyMap<string, { field: FieldPath; value: unknown }>;

type EvidenceOf = (name: string) => Evidence;

const folderOf = (language: Language): string => `locales/${language}/`;

const nameList = (list: readonly Language[]): string =>
  listOf(list.map((language) => languageNames[language]));

const messagesIn = (file: ContentFile): Messages =>
  new Map(leavesOf(file.value).map((text) => [text.field.join('.'), text]));

const none = '(none)';

/** Variables such as `{{count}}`, which i18next fills in. */
const variables = (value: unknown): string =>
  [...new Set(String(value).match(/\{\{[^}]+\}\}/g))].sort().join(' ') || none;

/**
 * The variables of the first text, unless they are misspelt or missing and most other texts have
 * others.
 */
const expectedVariables = (values: readonly unknown[], evidenceOf: EvidenceOf): string => {
  const found = values.map(variables);
  const [first = none] = found;
  if (found.every((text) => text === first)) return first;
  const known = found.filter((text) => text === none || evidenceOf(text) > 0);
  const candidates = known.some((text) => text !== none) ? known : found;
  if (first !== none && candidates.includes(first)) return first;
  const countOf = (text: string) => found.filter((other) => other === text).length;
  return candidates.reduce((best, text) => (countOf(text) > countOf(best) ? text : best));
};

/**
 * Checks that no message is empty, and that its heading marks and variables are those of the other
 * languages.
 */
const checkMessages = (
  file: ContentFile,
  own: Messages,
  all: readonly Messages[],
  evidenceOf: EvidenceOf,
): ContentError[] =>
  [...own].flatMap(([key, { field, value }]) => {
    const values = all.flatMap((messages) => messages.get(key)?.value ?? []);
    const marked = values.filter((other) => hasHeadingMarks(String(other)));
    const isHeading = hasHeadingMarks(String(values[0])) || marked.length * 2 > values.length;
    const isText = typeof value === 'string' && /\S/.test(value);
    const expected = isText
      ? expectedHeadingMarks(value, isHeading)
      : 'a text in quotes that is not empty';
    if (expected) return errorIn(file, field, `expected ${expected}, found ${quote(value)}.`);
    const wanted = expectedVariables(values, evidenceOf);
    const found = variables(value);
    return wanted === found
      ? []
      : errorIn(file, field, `expected the variables ${wanted}, found ${found}.`);
  });

/** The default language is the first, so that its texts are the ones to translate. */
const inOrder = [defaultLanguage, ...languages.filter((other) => other !== defaultLanguage)];

/** Describes what a language lacks, and what only it has. */
const describe = (
  { absent, wrong }: Comparison,
  names: Names,
  what: 'text' | 'file',
  evidenceOf: EvidenceOf,
  missing: (name: string) => string,
): { name: string; message: string }[] => [
  ...absent.map((name) => ({ name, message: missing(name) })),
  ...wrong.map(({ name, meant }) => ({
    name,
    message: meant
      ? `there is no such ${what}; did you mean ${quote(meant)}, as in ${nameList(languagesWith(names, meant))}?`
      : `only ${nameList(languagesWith(names, name))} has this ${what}; add it to the other languages${evidenceOf(name) > 0 ? '' : ', or remove it here if no page needs it'}.`,
  })),
];

/** Compares the files of one name in all languages; invalid JSON has an error of its own. */
const checkFiles = (files: readonly ContentFile[], evidenceOf: EvidenceOf): ContentError[] => {
  const valid = inOrder.flatMap((language) => {
    const file = files.find(({ path }) => path.startsWith(folderOf(language)));
    return file?.value === undefined ? [] : { language, file, messages: messagesIn(file) };
  });
  const names: Names = new Map(
    valid.map(({ language, messages }) => [language, [...messages.keys()]]),
  );
  const compare = compareNames(names, evidenceOf);
  return valid.flatMap(({ language, file, messages }) => [
    ...describe(compare(language), names, 'text', evidenceOf, (key) => {
      const other = valid.find((one) => one.messages.has(key));
      return `the ${languageNames[language]} is missing; the ${other && languageNames[other.language]} is ${quote(other?.messages.get(key)?.value)}.`;
    }).map(({ name, message }) => errorIn(file, name.split('.'), message)),
    ...checkMessages(
      file,
      messages,
      valid.map((one) => one.messages),
      evidenceOf,
    ),
  ]);
};

/** Reports texts that the code shows and no language has: visitors would read their keys. */
const checkKeysOfCode = (files: readonly ContentFile[], code: string): ContentError[] => {
  const own = files.filter(({ path }) => path.startsWith('locales/'));
  // Invalid JSON has an error of its own, and may have the text.
  if (own.some(({ value }) => value === undefined)) return [];
  const keys = [...new Set(own.flatMap((file) => [...messagesIn(file).keys()]))];
  const unused = keys.filter((key) => !keysInCode(code).includes(key));
  return keysInCode(code)
    .filter(
      (key) =>
        !keys.some((one) => one === key || one.startsWith(`${key}.`) || one.startsWith(`${key}_`)),
    )
    .map((key) => {
      const renamed = closestMatch(key, unused);
      return errorAt(
        'locales',
        `no language has the text ${quote(key)}, which a page shows; ${renamed ? `it is called ${quote(renamed)}: rename that` : 'add it'} in every language.`,
      );
    });
};

/** Checks that every language has the same files with the same message keys, none of them empty. */
export const checkTranslations = (
  files: readonly ContentFile[],
  root: string,
  options: ContentOptions,
): ContentError[] => {
  const code = join(root, options.code);
  const evidenceOf = lookInCode(code);
  const namesIn = (language: Language) =>
    files.flatMap(({ path }) => path.split(folderOf(language))[1] ?? []);
  const names: Names = new Map(inOrder.map((language) => [language, namesIn(language)]));
  const compare = compareNames(names, (name) => evidenceOf(name.replace('.json', '')));
  return [
    ...checkKeysOfCode(files, code),
    ...languages.flatMap((language) =>
      describe(
        compare(language),
        names,
        'file',
        () => 0,
        () =>
          `is missing; copy another language's file and translate it into ${languageNames[language]}.`,
      ).map(({ name, message }) => errorAt(folderOf(language) + name, message)),
    ),
    ...[...new Set([...names.values()].flat())].flatMap((name) =>
      checkFiles(
        files.filter(({ path }) => inOrder.some((language) => path === folderOf(language) + name)),
        evidenceOf,
      ),
    ),
  ];
};
