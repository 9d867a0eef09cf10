/** @jest-environment node */
import fc from 'fast-check';
import { languages } from './languages';
import { composePath, createRouteTable, type Route } from './route-table';

const language = fc.constantFrom(...languages);

/** Pages with a slug in each language. */
const tables = fc
  .uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { maxLength: 12 })
  .map((names) =>
    names.flatMap((name) =>
      languages.map((code): Route => ({
        page: name,
        language: code,
        path: composePath(code, name, code),
      })),
    ),
  );

it('finds every page by its own path, in the language of its path', () => {
  fc.assert(
    fc.property(tables, (routes) => {
      const table = createRouteTable(routes);
      for (const route of routes) {
        expect(table.pathOf(route.page, route.language)).toBe(route.path);
        expect(route.path.split('/')[1]).toBe(route.language);
        expect(table.alternatesOf(route.page)).toContainEqual(route);
        expect(table.alternatesOf(route.page)).toHaveLength(languages.length);
      }
    }),
  );
});

it('links to a path of the chosen language from any page, known or not', () => {
  fc.assert(
    fc.property(tables, fc.string(), language, (routes, page, code) => {
      expect(createRouteTable(routes).switchLanguage(page, code).split('/')[1]).toBe(code);
    }),
  );
});

it('refuses a path that another page has', () => {
  fc.assert(
    fc.property(tables, fc.nat(), (routes, index) => {
      const taken = routes[index % Math.max(1, routes.length)];
      fc.pre(taken !== undefined);
      expect(() => createRouteTable([...routes, { ...taken, page: 'another one' }])).toThrow(
        taken.path,
      );
    }),
  );
});
