import { casesPage, composePath, homePage } from '../../plugins/gatsby-source-content';
import { languages, type Language } from '../i18n/languages';

export { casesPage, composePath, homePage };

/** A page in one language, and its path. */
export interface Route {
  /** Identity of the page, the same in every language: `services`, `cases/recruitment-workflow`. */
  page: string;
  language: Language;
  /** Absolute path without trailing slash: `/nl/diensten`. */
  path: string;
}

interface RouteTable {
  /** Path of a page in a language, with `#anchor` if given. @throws If the page is not in the table. */
  pathOf: (page: string, language: Language, anchor?: string) => string;
  /** The page in every language it exists in, in the order of the languages; empty for an unknown page. */
  alternatesOf: (page: string) => Route[];
  /** Path of the page in another language, or the language's root if the page is unknown. */
  switchLanguage: (page: string, language: Language) => string;
}

/** Pages outside of the table, in one language only: the site's root and the 404 page. */
export const rootPage = 'root';
export const notFoundPage = 'not-found';

/** The site's root, which redirects to the default language. */
export const rootPath = '/';

/** Identity of a case's page in the route table, from the name of its folder. */
export const casePage = (name: string): string => `${casesPage}/${name}`;

/** Identity of a legal page in the route table, from the name of its folder. */
export const legalPage = (name: string): string => `legal/${name}`;

/** Indexes one row per page and language. @throws If two rows have one path, or a page occurs twice in one language. */
export const createRouteTable = (routes: readonly Route[]): RouteTable => {
  const byPath = new Map<string, Route>();
  const byPage = new Map<string, Map<Language, Route>>();

  for (const route of routes) {
    const taken = byPath.get(route.path);
    if (taken)
      throw new Error(`Both "${taken.page}" and "${route.page}" have the path ${route.path}.`);
    byPath.set(route.path, route);

    const translations = byPage.get(route.page) ?? new Map<Language, Route>();
    if (translations.has(route.language)) {
      throw new Error(`The page "${route.page}" occurs twice in the language "${route.language}".`);
    }
    byPage.set(route.page, translations.set(route.language, route));
  }

  const pathOf: RouteTable['pathOf'] = (page, language, anchor) => {
    const route = byPage.get(page)?.get(language);
    if (!route) throw new Error(`There is no page "${page}" in the language "${language}".`);
    return anchor ? `${route.path}#${anchor}` : route.path;
  };

  return {
    pathOf,
    alternatesOf: (page) => languages.flatMap((language) => byPage.get(page)?.get(language) ?? []),
    switchLanguage: (page, language) =>
      byPage.get(page)?.get(language)?.path ?? composePath(language),
  };
};
