/** The site's languages; `languages` in `content/site.json` has their order in the switcher. */
export const languages = ['en', 'nl', 'es'] as const;

export type Language = (typeof languages)[number];

/** The language of every path that names no other. */
export const defaultLanguage: Language = 'en';

/** The 404 page exists in this language only. */
export const notFoundLanguage: Language = 'es';

/** The country whose number and price formats a language uses, as a BCP 47 tag. */
export const locales: Record<Language, string> = { en: 'en-GB', nl: 'nl-NL', es: 'es-ES' };

/** Narrows any text, such as a path segment, to a language code. */
export const isLanguage = (code: string | undefined): code is Language =>
  languages.some((language) => language === code);

/** Announces the chosen language: i18next's event, and the one on `window`. */
export const languageChanged = 'languageChanged';
