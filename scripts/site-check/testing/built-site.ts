import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { sitePages, type SitePage } from '../../../src/testing/site';
import { defaultLanguage, notFoundLanguage, type Language } from '../../../src/i18n/languages';
import { composePath, notFoundPage, rootPage, rootPath } from '../../../src/i18n/route-table';

const folder = 'public';

export interface BuiltPage {
  /** Identity in the route table. */
  page: string;
  language: Language;
  path: string;
  /** Whether it is in the route table, and so in search engines. */
  routed: boolean;
  html: string;
  document: Document;
}

/** The built file that a server sends for a path; undefined if there is none. */
export const fileAt = (path: string): string | undefined =>
  [join(folder, path, 'index.html'), join(folder, path)].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );

/** The bytes of the built file at a path. @throws If there is none. */
export const readBuilt = (path: string): Buffer => readFileSync(join(folder, path));

/** No check reads the styles, and the parser does not know all of them. */
const withoutStyles = (html: string): string => html.replace(/<style.*?<\/style>/gs, '');

const open = (
  { page, language, path }: Pick<SitePage, 'page' | 'language' | 'path'>,
  routed: boolean,
): BuiltPage => {
  const file = fileAt(path);
  if (!file) throw new Error(`The page ${path} was not built; run "npm run build" first.`);
  const html = readFileSync(file, 'utf8');
  return {
    page,
    language,
    path,
    routed,
    html,
    document: new JSDOM(withoutStyles(html)).window.document,
  };
};

export const routedPages: readonly BuiltPage[] = sitePages.map((page) => open(page, true));

export const notFound: BuiltPage = open(
  { page: notFoundPage, language: notFoundLanguage, path: '/404.html' },
  false,
);

/** Every page that a visitor can see. */
export const pages: readonly BuiltPage[] = [...routedPages, notFound];

/** The site's root, which only redirects. */
export const root: BuiltPage = open(
  { page: rootPage, language: defaultLanguage, path: rootPath },
  false,
);

export const startPath = composePath(defaultLanguage);

/** Rows of a test that runs once per page, named by the page's path. */
export const eachPage = (list: readonly BuiltPage[]): [string, BuiltPage][] =>
  list.map((page) => [page.path, page]);

/** Returns an attribute of the one element that the selector finds. @throws If there is none, or more than one. */
export const only = (
  { document, path }: BuiltPage,
  selector: string,
  attribute: string,
): string | null => {
  const found = document.querySelectorAll(selector);
  if (found.length !== 1) {
    throw new Error(`${path} has ${found.length} elements ${selector}, not exactly one.`);
  }
  return found[0]?.getAttribute(attribute) ?? null;
};

/** The text of an element without the spaces of the markup. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
