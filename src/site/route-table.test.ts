/** @jest-environment node */
import { casePage, composePath, createRouteTable, legalPage, type Route } from './route-table';

const services: Route[] = [
  { page: 'services', language: 'en', path: '/en/services' },
  { page: 'services', language: 'nl', path: '/nl/diensten' },
  { page: 'services', language: 'es', path: '/es/servicios' },
];

const table = createRouteTable([
  { page: 'home', language: 'en', path: '/en' },
  { page: 'home', language: 'nl', path: '/nl' },
  { page: 'home', language: 'es', path: '/es' },
  ...services,
]);

describe('the route table', () => {
  it('has the path of a page in a language', () => {
    expect(table.pathOf('services', 'nl')).toBe('/nl/diensten');
    expect(table.pathOf('home', 'es')).toBe('/es');
  });

  it('adds an anchor', () => {
    expect(table.pathOf('services', 'es', 'seo')).toBe('/es/servicios#seo');
  });

  it('switches to the same page in another language', () => {
    expect(table.switchLanguage('services', 'nl')).toBe('/nl/diensten');
    expect(table.switchLanguage('services', 'es')).toBe('/es/servicios');
  });

  it('has the languages of a page in one order, whichever row comes first', () => {
    expect(createRouteTable(services.toReversed()).alternatesOf('services')).toEqual(services);
  });

  // The second one is a property of every object.
  it.each(['not-found', 'constructor', ''])(
    'switches from an unknown page "%s" to home',
    (page) => {
      expect(table.alternatesOf(page)).toEqual([]);
      expect(table.switchLanguage(page, 'nl')).toBe('/nl');
      expect(() => table.pathOf(page, 'en')).toThrow(
        `There is no page "${page}" in the language "en".`,
      );
    },
  );

  it('refuses two pages at one path', () => {
    expect(() =>
      createRouteTable([...services, { page: 'about', language: 'en', path: '/en/services' }]),
    ).toThrow('Both "services" and "about" have the path /en/services.');
  });

  it('refuses one page at two paths', () => {
    expect(() =>
      createRouteTable([...services, { page: 'services', language: 'en', path: '/en/other' }]),
    ).toThrow('The page "services" occurs twice in the language "en".');
  });
});

it('puts a page below its language, and a case below the page of all cases', () => {
  expect(composePath('nl', null)).toBe('/nl');
  expect(composePath('es', 'casos', 'proceso-reclutamiento')).toBe(
    '/es/casos/proceso-reclutamiento',
  );
  expect(casePage('recruitment-workflow')).toBe('cases/recruitment-workflow');
  expect(legalPage('privacy')).toBe('legal/privacy');
});
