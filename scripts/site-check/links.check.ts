import { notFoundPage, rootPath } from '../../src/i18n/route-table';
import {
  eachPage,
  fileAt,
  pages,
  routedPages,
  startPath,
  type BuiltPage,
} from './testing/built-site';

interface InternalLink {
  href: string;
  /** Path without anchor; the page's own path if there is only an anchor. */
  path: string;
  anchor: string;
  /** The target's language; only the language switcher's links have it. */
  hreflang: string | null;
}

const base = 'https://internal.invalid';

/** A page's links within the site, without those of its head and to its Markdown page. */
const internalLinks = ({ document, path }: BuiltPage): InternalLink[] =>
  [...document.querySelectorAll('a[href]')].flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    const url = new URL(href, base + path);
    return url.origin === base
      ? [
          {
            href,
            path: url.pathname,
            anchor: decodeURIComponent(url.hash.slice(1)),
            hreflang: link.getAttribute('hreflang'),
          },
        ]
      : [];
  });

const pageAt = (path: string): BuiltPage | undefined => pages.find((page) => page.path === path);

const links = new Map(pages.map((page) => [page.path, internalLinks(page)]));

describe.each(eachPage(pages))('the links of %s', (path, page) => {
  const own = links.get(path) ?? [];

  it('lead somewhere', () => {
    const dead = own.filter((link) => !fileAt(link.path)).map(({ href }) => href);
    expect(dead).toEqual([]);
  });

  it('name pages by their one address', () => {
    const strays = own
      .filter((link) => fileAt(link.path)?.endsWith('.html') && !pageAt(link.path))
      // The 404 page links to the root.
      .filter((link) => !(page.page === notFoundPage && link.path === rootPath))
      .map(({ href }) => href);
    expect(strays).toEqual([]);
  });

  it('find their anchors', () => {
    const missing = own
      .filter(({ anchor }) => anchor !== '')
      .filter((link) => !pageAt(link.path)?.document.getElementById(link.anchor))
      .map(({ href }) => href);
    expect(missing).toEqual([]);
  });

  it('stay in the language, or lead to the one that they name', () => {
    const strays = own.flatMap(({ href, path: target, hreflang }) => {
      const language = pageAt(target)?.language;
      return language && language !== (hreflang ?? page.language)
        ? [`${href} leads to ${language}`]
        : [];
    });
    expect(strays).toEqual([]);
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

it('lets a visitor reach every page from the first one', () => {
  const reached = new Set([startPath]);
  for (const path of reached) for (const link of links.get(path) ?? []) reached.add(link.path);
  expect(routedPages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});

it('links to every page from another page of its own language', () => {
  const orphans = routedPages.filter(
    ({ path, language }) =>
      !routedPages.some(
        (other) =>
          other.path !== path &&
          other.language === language &&
          links.get(other.path)?.some((link) => link.path === path && link.hreflang === null),
      ),
  );
  expect(orphans.map(({ path }) => path)).toEqual([]);
});
