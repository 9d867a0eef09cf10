import { languages } from '../../src/i18n/languages';
import { composePath, notFoundPage, rootPath } from '../../src/i18n/route-table';
import { eachPage, fileAt, pages, routedPages, type BuiltPage } from './testing/built-site';

const base = 'https://internal.invalid';

/** A page's links within the site, without those of its head and to its Markdown page. */
const internalLinks = ({ document, path }: BuiltPage) =>
  [...document.querySelectorAll('a[href]')].flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    const { origin, pathname, hash } = new URL(href, base + path);
    const anchor = decodeURIComponent(hash.slice(1));
    // Only the language switcher's links have the language of their target.
    const hreflang = link.getAttribute('hreflang');
    return origin === base ? [{ href, path: pathname, anchor, hreflang }] : [];
  });

type InternalLink = ReturnType<typeof internalLinks>[number];

const pageAt = (path: string): BuiltPage | undefined => pages.find((page) => page.path === path);

const links = new Map(pages.map((page) => [page.path, internalLinks(page)]));

const faultOf = (link: InternalLink, from: BuiltPage): string | undefined => {
  const file = fileAt(link.path);
  if (!file) return 'leads nowhere';
  const target = pageAt(link.path);
  // The 404 page links to the root.
  if (!target && from.page === notFoundPage && link.path === rootPath) return undefined;
  if (!target) return file.endsWith('.html') ? 'is not the address of the page' : undefined;
  if (link.anchor && !target.document.getElementById(link.anchor)) return 'has no such place';
  if (target.language !== (link.hreflang ?? from.language)) return `leads to ${target.language}`;
  return undefined;
};

describe.each(eachPage(pages))('the links of %s', (path, page) => {
  const own = links.get(path) ?? [];

  it('lead to a file, or by its one address to a page and a place on it, in the language of the page or the one that they name', () => {
    const faults = own.flatMap((link) => {
      const fault = faultOf(link, page);
      return fault ? [`${link.href} ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('open another site so that it cannot reach back', () => {
    const open = [...page.document.querySelectorAll('a[target="_blank"]')]
      .filter((link) => !/\bnoopener\b/.test(link.getAttribute('rel') ?? ''))
      .map((link) => link.getAttribute('href'));
    expect(open).toEqual([]);
  });
});

it.each(eachPage(pages))(
  '%s names only pictures, fonts and scripts that are there',
  (_path, page) => {
    const named = page.html.match(
      /(?<=["'(,\s])\/[\w/.@%-]+\.(?:avif|css|jpe?g|js|mp4|png|svg|webm|webp|woff2)\b/g,
    );
    expect([...new Set(named)].filter((path) => !fileAt(decodeURI(path)))).toEqual([]);
    expect(named).not.toBeNull();
  },
);

it.each(languages)('lets a visitor reach every page in %s without another language', (code) => {
  const reached = new Set([composePath(code)]);
  for (const path of reached)
    for (const link of links.get(path) ?? []) if (!link.hreflang) reached.add(link.path);
  const paths = routedPages.filter(({ language }) => language === code).map(({ path }) => path);
  expect(paths.filter((path) => !reached.has(path))).toEqual([]);
});
