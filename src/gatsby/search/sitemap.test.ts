/** @jest-environment node */
import { composePath, notFoundPage } from '../../i18n/route-table';
import { defaultLanguage, languages } from '../../i18n/languages';
import { sitemapOptions } from './sitemap';

const alternates = languages.map((language) => ({
  page: 'services',
  language,
  path: composePath(language, 'services'),
}));

const siteUrl = 'https://site.example';

const page = (name: string, routes: typeof alternates) => ({
  path: composePath(defaultLanguage, name),
  pageContext: {
    page: name,
    key: name,
    language: defaultLanguage,
    alternates: routes,
  },
});

const [listed, ...others] = sitemapOptions.resolvePages({
  site: { siteMetadata: { siteUrl } },
  allSitePage: { nodes: [page('services', alternates), page(notFoundPage, [])] },
});

it('leaves out what has no place in the route table', () => {
  expect(listed?.pageContext.page).toBe('services');
  expect(others).toEqual([]);
});

it('names every translation, and the one for all other languages', () => {
  const entry = listed && sitemapOptions.serialize(listed);
  const links = alternates.map(({ language, path }) => ({ lang: language, url: siteUrl + path }));
  const fallback = links.find(({ lang }) => lang === defaultLanguage);
  expect(entry?.links).toHaveLength(links.length + 1);
  expect(entry?.links).toEqual(
    expect.arrayContaining([...links, { ...fallback, lang: 'x-default' }]),
  );
});
