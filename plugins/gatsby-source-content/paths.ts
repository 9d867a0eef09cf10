import type { Language } from './languages';

/** The page at the root of each language. */
export const homePage = 'home';

/** The page that lists the cases; each case is below it. */
export const casesPage = 'cases';

/**
 * Composes every path: absolute, without trailing slash. Empty or null slugs (the home page's) are
 * left out.
 */
export const composePath = (language: Language, ...slugs: (string | null | undefined)[]): string =>
  `/${[language, ...slugs.filter(Boolean)].join('/')}`;
