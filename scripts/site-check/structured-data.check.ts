import { casePage, casesPage, homePage } from '../../src/i18n/route-table';
import {
  eachPage,
  fileAt,
  notFound,
  only,
  routedPages,
  root,
  textOf,
  type BuiltPage,
} from './testing/built-site';
import { entitiesOf, entityOf, graphOf, scriptsOf } from './testing/graph-of';
import { siteUrl } from './testing/site-url';

const shown = ({ document }: BuiltPage): string => textOf(document.body);

const hrefs = ({ document }: BuiltPage, start: string): string[] => [
  ...new Set(
    [...document.querySelectorAll(`a[href^="${start}"]`)].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  ),
];

/** Every place in a graph that refers to an entity by its id only. */
const references = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(references);
  const keys = Object.keys(value);
  return keys.length === 1 && keys[0] === '@id' ? [String(Object.values(value)[0])] : inner;
};

it.each(eachPage([notFound, root]))('has nothing about %s', (_path, page) => {
  expect(scriptsOf(page)).toEqual([]);
});

describe.each(eachPage(routedPages))('the structured data of %s', (_path, page) => {
  it('is one graph, whose entities know each other', () => {
    expect(scriptsOf(page)).toHaveLength(1);
    const { '@context': context, '@graph': graph } = graphOf(page);
    expect(context).toBe('https://schema.org');
    const ids = graph.map((entity) => entity['@id']);
    expect(references(graph).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('calls the agency no local business, which needs an address', () => {
    expect(entityOf(page, 'Organization')['@type']).toBe('Organization');
  });

  it('names the agency and the ways to reach it as the page does', () => {
    const agency = entityOf<
      Record<'name' | 'email' | 'telephone' | 'slogan', string> & { logo: { url: string } }
    >(page, 'Organization');
    expect(only(page, 'meta[property="og:site_name"]', 'content')).toBe(agency.name);
    expect(hrefs(page, 'mailto:')).toContain(`mailto:${agency.email}`);
    expect(hrefs(page, 'tel:')).toEqual([`tel:${agency.telephone.replaceAll(' ', '')}`]);
    for (const text of [agency.email, agency.telephone, agency.slogan]) {
      expect(shown(page)).toContain(text);
    }
    expect(fileAt(agency.logo.url.replace(siteUrl, ''))).toBeDefined();
    for (const profile of [agency.sameAs].flat()) {
      expect(hrefs(page, String(profile))).toHaveLength(1);
    }
    expect(entityOf(page, 'WebSite').name).toBe(agency.name);
  });

  it('describes the page as its head does', () => {
    const [entity] = ['WebPage', 'AboutPage', 'CollectionPage', 'ContactPage'].flatMap((type) =>
      entitiesOf(page, type),
    );
    expect(entity).toMatchObject({
      url: only(page, 'link[rel="canonical"]', 'href'),
      name: page.document.title,
      description: only(page, 'meta[name="description"]', 'content'),
      inLanguage: page.language,
      primaryImageOfPage: { url: only(page, 'meta[property="og:image"]', 'content') },
    });
  });
});

it.each(eachPage(routedPages.filter(({ page }) => page === homePage)))(
  'has no breadcrumbs on %s',
  (_path, page) => expect(entitiesOf(page, 'BreadcrumbList')).toEqual([]),
);

interface Crumbs {
  itemListElement: { position: number; name: string; item: string }[];
}

it.each(eachPage(routedPages.filter(({ page }) => page !== homePage)))(
  'the breadcrumbs of %s lead there by pages of these names',
  (path, page) => {
    const { itemListElement: crumbs } = entityOf<Crumbs>(page, 'BreadcrumbList');
    expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
    const targets = crumbs.map(({ item }) =>
      routedPages.find((other) => siteUrl + other.path === item),
    );
    const above = page.page.startsWith(casePage('')) ? [homePage, casesPage] : [homePage];
    expect(targets.map((target) => target?.page)).toEqual([...above, page.page]);
    expect(targets.at(-1)).toBe(page);

    for (const [index, { name }] of crumbs.entries()) {
      const target = targets[index];
      const links = [...page.document.querySelectorAll(`a[href="${target?.path}"]`)].map(textOf);
      const current = [...page.document.querySelectorAll('[aria-current="page"]')].map(textOf);
      // A page that no menu lists has no link to itself.
      const isUnlisted = target?.path === path && links.length + current.length === 0;
      if (!isUnlisted) expect([...links, ...current]).toContain(name);
    }
  },
);
