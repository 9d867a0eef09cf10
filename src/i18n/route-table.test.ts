/** @jest-environment node */
import { languages } from './languages';
import { casePage, composePath, createRouteTable, type Route } from './route-table';

const rowsOf = (page: string, slug?: string) =>
  languages.map((language): Route => ({ page, language, path: composePath(language, slug) }));

const home = rowsOf('home');
const services = rowsOf('services', 'services');
const table = createRouteTable([...home, ...services]);

describe('the route table', () => {
  it.each([...home, ...services])('has $page in $language at $path', ({ page, language, path }) => {
    expect(table.pathOf(page, language, 'seo')).toBe(`${path}#seo`);
    expect(table.switchLanguage(page, language)).toBe(path);
    expect(table.alternatesOf(page)).toEqual(page === 'home' ? home : services);
  });

  it('has the languages of a page in one order, whichever row comes first', () => {
    const reversed = createRouteTable([
      { page: 'about', language: 'es', path: '/es/sobre-nosotros' },
      { page: 'about', language: 'nl', path: '/nl/over-ons' },
      { page: 'about', language: 'en', path: '/en/about' },
    ]);
    expect(reversed.alternatesOf('about').map(({ language }) => language)).toEqual([
      'en',
      'nl',
      'es',
    ]);
  });

  // The second one is a name that every object has.
  it.each(['not-found', 'constructor', ''])('knows no page "%s"', (page) => {
    expect(table.alternatesOf(page)).toEqual([]);
    expect(table.switchLanguage(page, 'nl')).toBe('/nl');
    expect(() => table.pathOf(page, 'en')).toThrow(
      `There is no page "${page}" in the language "en".`,
    );
  });

  it('refuses two pages at one path and one page at two', () => {
    const [first] = services;
    if (!first) throw new Error('There are no languages.');
    expect(() => createRouteTable([...services, { ...first, page: 'about' }])).toThrow(
      `Both "services" and "about" have the path ${first.path}.`,
    );
    expect(() => createRouteTable([...services, { ...first, path: '/en/other' }])).toThrow(
      `The page "services" occurs twice in the language "${first.language}".`,
    );
  });
});

it('puts a page below the root of its language, and a case below the page that lists the cases', () => {
  expect(composePath('nl', null)).toBe('/nl');
  expect(casePage('recruitment-workflow')).toBe('cases/recruitment-workflow');
  expect(composePath('es', 'casos', 'proceso-reclutamiento')).toBe(
    '/es/casos/proceso-reclutamiento',
  );
});
