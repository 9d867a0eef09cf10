import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { sitePages, type SitePage } from '../../src/testing/site';
import { defaultLanguage, notFoundLanguage, type Language } from '../../src/i18n/languages';
import { composePath, notFoundPage, rootPage, rootPath } from '../../src/i18n/route-table';

const folder = 'public';

/** A page of the build. */
export interface BuiltPage {
  /** Identity in the route table. */
  page: string;
  language: Language;
  path: string;
  /** Whether it stands in the route table, and so in search engines. */
  routed: boolean;
  html: string;
  document: Document;
}

/**
 * @param path A path from the site's root.
 * @returns The file of the build that a server answers with, or undefined where there is none.
 */
export const fileAt = (path: string): string | undefined =>
  [join(folder, path, 'index.html'), join(folder, path)].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );

/**
 * @param path A path from the site's root.
 * @returns The bytes of the built file. @throws When there is no such file.
 */
export const readBuilt = (path: string): Buffer => readFileSync(join(folder, path));

/** The styles say nothing that is checked here, and the parser does not know all of them. */
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

/** Every page of the route table. */
export const routedPages: readonly BuiltPage[] = sitePages.map((page) => open(page, true));

/** The page for unknown addresses. */
export const notFound: BuiltPage = open(
  { page: notFoundPage, language: notFoundLanguage, path: '/404.html' },
  false,
);

/** What a visitor can see: the pages of the route table, and the one for unknown addresses. */
export const pages: readonly BuiltPage[] = [...routedPages, notFound];

/** The site's root, which only leads on. */
export const root: BuiltPage = open(
  { page: rootPage, language: defaultLanguage, path: rootPath },
  false,
);

/** Where every visit begins. */
export const startPath = composePath(defaultLanguage);

/** The rows of a test that runs once a page, named by the page's path. */
export const eachPage = (list: readonly BuiltPage[]): [string, BuiltPage][] =>
  list.map((page) => [page.path, page]);

/** @returns The value of an attribute of the one element that the selector finds. @throws When there is none, or more than one. */
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

/** The text of an element as it is read: without the spaces of the markup. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
