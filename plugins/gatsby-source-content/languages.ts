/** The site's languages: their codes, and the country whose number and price formats each uses, as a BCP 47 tag. */
export const locales = {
  en: 'en-GB',
  nl: 'nl-NL',
  es: 'es-ES',
} as const;

export type Language = keyof typeof locales;

/** `languages` in `content/site.json` has their order in the switcher. */
export const languages: readonly Language[] = Object.keys(locales).filter(
  (code): code is Language => code in locales,
);

/** The language of every path that names no other. */
export const defaultLanguage: Language = 'en';

/** The 404 page exists in this language only: hosts serve one file for every unknown address, and the agency wants it in Spanish. */
export const notFoundLanguage: Language = 'es';

/** Narrows any text, such as a path segment, to a language code. */
export const isLanguage = (code: string | undefined): code is Language =>
  languages.some((language) => language === code);
