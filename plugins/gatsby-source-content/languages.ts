/** What the site needs to know of a language. */
interface LanguageEntry {
  /** The country whose number and price formats it uses, as a BCP 47 tag. */
  locale: string;
  /**
   * Typographic marks in place of straight double and single ones (content/STYLE.md); without them,
   * straight marks stay.
   */
  quotes?: { double: string; single: string };
}

/** The site's languages by their codes. */
const entries = {
  en: { locale: 'en-GB', quotes: { double: '“$1”', single: '‘$1’' } },
  nl: { locale: 'nl-NL', quotes: { double: '‘$1’', single: '‘$1’' } },
  es: { locale: 'es-ES', quotes: { double: '«$1»', single: '‘$1’' } },
} as const satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof entries;

/** `languages` in `content/site.json` has their order in the switcher. */
export const languages: readonly Language[] = Object.keys(entries).filter(
  (code): code is Language => code in entries,
);

/** The locale of each language. */
// Object.fromEntries loses the names of its keys.
export const locales = Object.fromEntries(
  languages.map((language) => [language, entries[language].locale]),
) as Record<Language, string>;

/** The quotation marks of a language, if it has any. */
export const quotesOf = (language: Language): LanguageEntry['quotes'] => {
  const entry: LanguageEntry = entries[language];
  return entry.quotes;
};

/** The language of every path that names no other. */
export const defaultLanguage: Language = 'en';

/**
 * The 404 page exists in this language only: hosts serve one file for every unknown address, and
 * the agency wants it in Spanish.
 */
export const notFoundLanguage: Language = 'es';

/** Narrows any text, such as a path segment, to a language code. */
export const isLanguage = (code: string | undefined): code is Language =>
  languages.some((language) => language === code);
