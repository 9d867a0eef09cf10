import { closestMatch, didYouMean } from '../did-you-mean';
import { quote, type ContentError } from '../errors';
import { expectedMarks, hasMarks } from '../fields/texts';
import { leavesOf } from '../fields/walk';
import { languageNames } from '../language-names';
import { defaultLanguage, languages, type Language } from '../languages';
import { errorAt, errorIn, type ContentFile } from '../read-content';

/** The messages of a file by their keys. */
const messagesIn = (file: ContentFile) =>
  new Map(leavesOf(file.value).map((text) => [text.field.join('.'), text]));

/** Placeholders such as `{{count}}`, which i18next fills in. */
const placeholders = (value: unknown): string =>
  [...new Set(String(value).match(/\{\{[^}]+\}\}/g))].sort().join(' ') || '(none)';

/** Checks that no message is empty, and that only headings have heading marks. */
const checkMessages = (file: ContentFile, model: ContentFile): ContentError[] => {
  const originals = messagesIn(model);
  return [...messagesIn(file)].flatMap(([key, { field, value }]) => {
    const isText = typeof value === 'string' && /\S/.test(value);
    const isHeading = hasMarks(String(originals.get(key)?.value));
    const expected = isText
      ? expectedMarks(value, isHeading)
      : 'a text in quotes that is not empty';
    return expected ? errorIn(file, field, `expected ${expected}, found ${quote(value)}.`) : [];
  });
};

const compareMessages = (
  file: ContentFile,
  model: ContentFile,
  language: Language,
): ContentError[] => {
  const own = messagesIn(file);
  const originals = messagesIn(model);
  const absent = [...originals.keys()].filter((key) => !own.has(key));
  const unknown = [...own.keys()].filter((key) => !originals.has(key));
  // A misspelt key is not reported as missing as well.
  const misspelt = unknown.map((key) => closestMatch(key, absent));
  return [
    ...absent
      .filter((key) => !misspelt.includes(key))
      .map((key) =>
        errorIn(
          file,
          key.split('.'),
          `the ${languageNames[language]} is missing; the ${languageNames[defaultLanguage]} is ${quote(originals.get(key)?.value)}.`,
        ),
      ),
    ...unknown.map((key) =>
      errorIn(
        file,
        key.split('.'),
        `there is no such text in ${languageNames[defaultLanguage]}; ${didYouMean(key, absent) ?? 'check its name, add it there, or remove it here.'}`,
      ),
    ),
    ...[...own].flatMap(([key, { field, value }]) => {
      const wanted = placeholders(originals.get(key)?.value);
      const found = placeholders(value);
      return originals.has(key) && wanted !== found
        ? errorIn(file, field, `expected the placeholders ${wanted}, found ${found}.`)
        : [];
    }),
  ];
};

/** Checks that every language has the same files with the same message keys, none of them empty. */
export const checkTranslations = (files: readonly ContentFile[]): ContentError[] => {
  const fileOf = (language: Language, name: string) =>
    files.find(({ path }) => path === `locales/${language}/${name}`);
  const names = new Set(
    files.flatMap(({ path }) => /^locales\/[^/]+\/(.+\.json)$/.exec(path)?.[1] ?? []),
  );
  return [...names].flatMap((name) =>
    languages.flatMap((language) => {
      const file = fileOf(language, name);
      const model = fileOf(defaultLanguage, name);
      if (!file)
        return errorAt(
          `locales/${language}/${name}`,
          `is missing; copy another language's file and translate it into ${languageNames[language]}.`,
        );
      // Invalid JSON has an error of its own.
      if (file.value === undefined || model?.value === undefined) return [];
      return [...checkMessages(file, model), ...compareMessages(file, model, language)];
    }),
  );
};
