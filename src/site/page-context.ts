import type { Language } from '../i18n/languages';
import type { Route } from './route-table';

/** What every template gets as `pageContext`; its query can use each field as a variable. */
export interface PageContext {
  /** Identity in the route table. */
  page: string;
  /** File name of the page's entry. */
  key: string;
  language: Language;
  /** The page in every language; empty without translations. */
  alternates: Route[];
}
