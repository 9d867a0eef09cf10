import { languages, notFoundLanguage, type Language } from '../i18n/languages';
import {
  casePage,
  casesPage,
  composePath,
  createRouteTable,
  notFoundPage,
  type Route,
} from '../i18n/route-table';
import { readEntries, readSite, readWords } from './content';

/** Expected texts and addresses come from the content files, so that a change of text breaks no test. */
export const pages = readEntries('Page');

/** Sections of the home page that links lead to. */
export const homeAnchors = ['contact', 'services', 'about', 'projects', 'tech', 'pricing'];

/** A language's own name, as links to it show it. */
export const languageName = (language: Language): string =>
  readSite().languages.find(({ code }) => code === language)?.name ?? '';

/** The name of a page in the navigation. */
export const pageLabel = (key: string, language: Language): string =>
  pages.find((page) => page.key === key)?.label?.[language] ?? '';

/** In the order of the language menu. */
export const menuLanguages = readSite().languages.map(({ code }) => code);

export interface SitePage extends Route {
  title: string;
  heading: string;
}

const pagesOf = (language: Language): SitePage[] =>
  pages.map(({ key, slug, title, heading }) => ({
    page: key,
    language,
    path: composePath(language, slug?.[language]),
    title: title[language],
    heading: heading[language],
  }));

const casesOf = (language: Language): SitePage[] => {
  const index = pages.find(({ key }) => key === casesPage);
  return readEntries('Case').map(({ key, slug, pageTitle, heading }) => ({
    page: casePage(key),
    language,
    path: composePath(language, index?.slug?.[language], slug[language]),
    title: pageTitle[language],
    heading: heading[language],
  }));
};

export const sitePages: SitePage[] = languages.flatMap((language) => [
  ...pagesOf(language),
  ...casesOf(language),
]);

const [notFound] = readEntries('NotFound');

/** What a visitor sees at an address that does not exist. */
export const unknownPage: SitePage = {
  page: notFoundPage,
  language: notFoundLanguage,
  path: '/nowhere',
  title: notFound?.title ?? '',
  heading: notFound?.heading ?? '',
};

export const routes = createRouteTable(sitePages);

/** Whether exactly this path is one of a page. */
export const isPagePath = (path: string): boolean => sitePages.some((page) => page.path === path);

/** Paths of the pages of a menu, in its order. */
export const menuPaths = (menu: 'header' | 'footer', language: Language): string[] =>
  pages
    .filter((page) => page[menu] !== undefined)
    .sort((one, other) => Number(one[menu]) - Number(other[menu]))
    .map(({ key }) => routes.pathOf(key, language));

/** One page of each kind, their languages in turn: for what depends on the kind and not on its language. */
export const pageOfEachKind: SitePage[] = [...new Set(sitePages.map(({ page }) => page))].flatMap(
  (kind, index) =>
    sitePages.filter(
      ({ page, language }) => page === kind && language === languages[index % languages.length],
    ),
);

/** Returns words of the interface by a dotted key: `word('nl', 'hero', 'start')`. */
export const word = (language: Language, namespace: string, key: string): string => {
  const found = [namespace, ...key.split('.')].reduce<unknown>(
    (value, part) => Object(value)[part],
    readWords(language),
  );
  if (typeof found !== 'string')
    throw new Error(`There is no word ${namespace}:${key} in ${language}.`);
  return found;
};
