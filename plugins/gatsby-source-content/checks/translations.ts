import { closest, didYouMean } from '../did-you-mean';
import { quote, type ContentError } from '../errors';
import { expectedMarks, hasMarks } from '../fields/texts';
import { leavesOf } from '../fields/walk';
import { languageNames } from '../language-names';
import { defaultLanguage, languages, type Language } from '../languages';
import { errorAt, errorIn, type ContentFile } from '../read-content';

/** The texts of a file by their message keys. */
const textsOf = (file: ContentFile) =>
  new Map(leavesOf(file.value).map((text) => [text.field.join('.'), text]));

/** Placeholders such as `{{count}}`, which i18next fills in. */
const placeholders = (value: unknown): string =>
  [...new Set(String(value).match(/\{\{[^}]+\}\}/g))].sort().join(' ') || '(none)';

/** No text is empty, and only a heading in the default language may have heading marks. */
const checkTexts = (file: ContentFile, model: ContentFile): ContentError[] => {
  const originals = textsOf(model);
  return [...textsOf(file)].flatMap(([key, { field, value }]) => {
    const isText = typeof value === 'string' && /\S/.test(value);
    const isHeading = hasMarks(String(originals.get(key)?.value));
    const expected = isText
      ? expectedMarks(value, isHeading)
      : 'a text in quotes that is not empty';
    return expected ? errorIn(file, field, `expected ${expected}, found ${quote(value)}.`) : [];
  });
};

const compare = (file: ContentFile, model: ContentFile, language: Language): ContentError[] => {
  const own = textsOf(file);
  const originals = textsOf(model);
  const absent = [...originals.keys()].filter((key) => !own.has(key));
  const unknown = [...own.keys()].filter((key) => !originals.has(key));
  // A misspelt key is not reported as missing as well.
  const misspelt = unknown.map((key) => closest(key, absent));
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

/** Checks the texts of the interface: every language has the same files with the same keys, and none is empty. */
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
      // What cannot be read has its own error.
      if (file.value === undefined || model?.value === undefined) return [];
      return [...checkTexts(file, model), ...compare(file, model, language)];
    }),
  );
};
