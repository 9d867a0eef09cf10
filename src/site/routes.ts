import { casesPage, composePath, homePage } from '../../plugins/gatsby-source-content';
import type { Language } from '../i18n/languages';

export { casesPage, composePath, homePage };

/** The address of a page in one language. */
export interface Route {
  language: Language;
  /** Absolute path without trailing slash: `/nl/diensten`. */
  path: string;
}

/** Pages in one language only: the site's root and the 404 page. */
export const rootPage = 'root';
export const notFoundPage = 'not-found';

/** The site's root, which redirects to the default language. */
export const rootPath = '/';

/** Identity of a case's page, from the name of its folder. */
export const casePage = (name: string): string => `${casesPage}/${name}`;

/** Identity of a legal page, from the name of its folder. */
export const legalPage = (name: string): string => `legal/${name}`;
