import type { Language } from '../i18n/languages';
import type { Route } from './routes';

/** What every template gets as `pageContext`; its query can use each field as a variable. */
export interface PageContext {
  /** The same in every language: `services`, `cases/recruitment-workflow`. */
  pageId: string;
  /** File name of the page's entry. */
  key: string;
  language: Language;
  /** The page in every language; empty without translations. */
  alternates: Route[];
}
