import { languages, type Language } from './languages';

const english = new Intl.DisplayNames('en', { type: 'language' });

/** English name of any language, such as `Dutch` for `nl`. */
export const languageName = (code: string): string => english.of(code) ?? code;

/** English names of the site's languages, for the messages, tables and hints for editors. */
// Object.fromEntries loses the names of its keys.
export const languageNames = Object.fromEntries(
  languages.map((language) => [language, languageName(language)]),
) as Record<Language, string>;
