import { composePath, notFoundPage } from '../../i18n/route-table';
import { defaultLanguage, languages } from '../../i18n/languages';
import { sitemap } from './sitemap';

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

const xml = sitemap({ siteUrl, pages: [page('services', alternates), page(notFoundPage, [])] });
const [listed, ...others] = new DOMParser()
  .parseFromString(xml, 'text/xml')
  .getElementsByTagName('url');
const addresses = [...(listed?.getElementsByTagName('loc') ?? [])].map((loc) => loc.textContent);

it('leaves out what has no place in the route table', () => {
  expect(addresses).toEqual([siteUrl + composePath(defaultLanguage, 'services')]);
  expect(others).toEqual([]);
});

it('names every translation, and the one for all other languages', () => {
  const entry = [...(listed?.getElementsByTagName('xhtml:link') ?? [])].map((link) => ({
    lang: link.getAttribute('hreflang'),
    url: link.getAttribute('href'),
  }));
  const links = alternates.map(({ language, path }) => ({ lang: language, url: siteUrl + path }));
  const fallback = links.find(({ lang }) => lang === defaultLanguage);
  expect(entry).toHaveLength(links.length + 1);
  expect(entry).toEqual(expect.arrayContaining([...links, { ...fallback, lang: 'x-default' }]));
});
