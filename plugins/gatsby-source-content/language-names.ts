import { languages, type Language } from './languages';

const english = new Intl.DisplayNames('en', { type: 'language' });

/** English names of the site's languages, for the messages, tables and hints for editors. */
// Object.fromEntries loses the names of its keys.
export const languageNames = Object.fromEntries(
  languages.map((language) => [language, english.of(language)]),
) as Record<Language, string>;
