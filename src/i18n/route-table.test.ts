/** @jest-environment node */
import { routes as table } from '../testing/site';
import { languages, type Language } from './languages';
import { casePage, composePath, createRouteTable, homePage, type Route } from './route-table';

/** Other sites link to these addresses, so a change of one needs a redirect. */
const published: Record<string, Partial<Record<Language, string>>> = {
  home: { en: '/en', nl: '/nl', es: '/es' },
  services: { en: '/en/services', nl: '/nl/diensten', es: '/es/servicios' },
  about: { en: '/en/about', nl: '/nl/over-ons', es: '/es/sobre-nosotros' },
  projects: { en: '/en/projects', nl: '/nl/projecten', es: '/es/proyectos' },
  technology: { en: '/en/technology', nl: '/nl/technologie', es: '/es/tecnologia' },
  contact: { en: '/en/contact', nl: '/nl/contact', es: '/es/contacto' },
  cases: { en: '/en/cases', nl: '/nl/cases', es: '/es/casos' },
  pricing: { en: '/en/pricing', nl: '/nl/prijzen', es: '/es/precios' },
};

const rows = Object.entries(published).flatMap(([page, paths]) =>
  languages.flatMap((language) => {
    const path = paths[language];
    return path ? [{ page, language, path }] : [];
  }),
);

describe('the route table made from the content', () => {
  it.each(rows)(
    'has $page in $language at its published address $path',
    ({ page, language, path }) => {
      expect(table.pathOf(page, language)).toBe(path);
      expect(table.alternatesOf(page)).toContainEqual(
        expect.objectContaining({ page, language, path }),
      );
    },
  );

  it('adds an anchor', () => {
    expect(table.pathOf('services', 'es', 'tech-consulting')).toBe('/es/servicios#tech-consulting');
  });

  it('knows a page in every language', () => {
    const paths = table.alternatesOf('about').map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(Object.values(published.about ?? {})));
    expect(paths).toHaveLength(languages.length);
    expect(table.alternatesOf('nowhere')).toEqual([]);
  });

  it('switches the language on the same page, or to the root of the language', () => {
    expect(table.switchLanguage('pricing', 'nl')).toBe('/nl/prijzen');
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
    'Both "home" and "about" claim the path /en.',
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
