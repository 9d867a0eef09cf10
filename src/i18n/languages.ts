/** The languages of the site, in the order in which they are offered. */
export const languages = ['en', 'nl', 'es'] as const;

export type Language = (typeof languages)[number];

/** The language of every path that names no other one. */
export const defaultLanguage: Language = 'en';

/** The 404 page exists in this language only. */
export const notFoundLanguage: Language = 'es';

/** Which country's habits a language follows for numbers and prices, as a BCP 47 tag. */
export const locales: Record<Language, string> = { en: 'en-GB', nl: 'nl-NL', es: 'es-ES' };

/**
 * Narrows any text to a language code.
 *
 * @param code Any text, for instance the first segment of a path or a folder's name.
 * @returns Whether the text is one of the site's language codes.
 */
export const isLanguage = (code: string | undefined): code is Language =>
  languages.some((language) => language === code);

/** Name of the event that announces which language the visitor has chosen: i18next's, and the one on `window`. */
export const languageChanged = 'languageChanged';
