/** @jest-environment node */
import { pages, routes as table } from '../testing/site';
import { languages } from './languages';
import { casePage, composePath, createRouteTable, homePage, type Route } from './route-table';

/** Addresses that other sites link to are kept by the slugs in scripts/content/fixed-texts.json. */
const rows = pages.flatMap(({ key, slug }) =>
  languages.map((language) => ({
    page: key,
    language,
    path: slug ? `/${language}/${slug[language]}` : `/${language}`,
  })),
);

const pathsOf = (page: string) => rows.filter((row) => row.page === page).map(({ path }) => path);

describe('the route table made from the content', () => {
  it.each(rows)('has $page in $language at $path', ({ page, language, path }) => {
    expect(table.pathOf(page, language)).toBe(path);
    expect(table.alternatesOf(page)).toContainEqual(
      expect.objectContaining({ page, language, path }),
    );
  });

  it('adds an anchor', () => {
    const path = table.pathOf('services', 'es');
    expect(table.pathOf('services', 'es', 'tech-consulting')).toBe(`${path}#tech-consulting`);
  });

  it('knows a page in every language', () => {
    const paths = table.alternatesOf('about').map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(pathsOf('about')));
    expect(paths).toHaveLength(languages.length);
    expect(table.alternatesOf('nowhere')).toEqual([]);
  });

  it('switches the language on the same page, or to the root of the language', () => {
    expect(pathsOf('pricing')).toContain(table.switchLanguage('pricing', 'nl'));
    expect(table.switchLanguage('pricing', 'nl')).toMatch(/^\/nl\//);
    expect(table.switchLanguage('not-found', 'nl')).toBe('/nl');
  });

  it('refuses a page that is not there', () => {
    expect(() => table.pathOf('nowhere', 'en')).toThrow(
      'There is no page "nowhere" in the language "en".',
    );
  });
});

it('refuses two pages at one path and one page at two', () => {
  const home: Route = { page: homePage, language: 'en', path: '/en' };
  expect(() => createRouteTable([home, { ...home, page: 'about' }])).toThrow(
    'Both "home" and "about" have the path /en.',
  );
  expect(() => createRouteTable([home, { ...home, path: '/en/home' }])).toThrow(
    'The page "home" occurs twice in the language "en".',
  );
});

it('puts a case below the page that lists the cases', () => {
  expect(casePage('recruitment-workflow')).toBe('cases/recruitment-workflow');
  expect(composePath('es', 'casos', 'proceso-reclutamiento')).toBe(
    '/es/casos/proceso-reclutamiento',
  );
});
