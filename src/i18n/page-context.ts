import type { Language } from './languages';
import type { Route } from './route-table';

/** What every template gets as `pageContext`; its query can use each field as a variable. */
export interface PageContext {
  /** Identity in the route table. */
  page: string;
  /** File name of the record the page is made from. */
  key: string;
  /** Which page of the navigation is marked as the current one. */
  menu: string;
  language: Language;
  /** The page itself in every language; empty where it has no translations. */
  alternates: Route[];
  /** Only in the develop server, see `nextRevision` in `src/gatsby/develop`. */
  revision?: number;
}
