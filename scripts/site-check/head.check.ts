import { shareImagePath, shareImageSize } from '../../plugins/gatsby-plugin-static-site';
import { defaultLanguage, languages } from '../../src/i18n/languages';
import { plainText } from '../../plugins/gatsby-source-content';
import sharp from 'sharp';
import { readSite } from '../../src/testing/content';
import { homePage } from '../../src/i18n/route-table';
import { routes, sitePages } from '../../src/testing/site';
import {
  eachPage,
  fileAt,
  notFound,
  only,
  pages,
  readBuilt,
  root,
  routedPages,
  startPath,
  type BuiltPage,
} from './testing/built-site';
import { siteUrl } from './testing/site-url';

const largestShareImage = 120_000;

const meta = (page: BuiltPage, name: string): string | null =>
  only(page, `meta[name="${name}"], meta[property="${name}"]`, 'content');

const canonical = (page: BuiltPage): string | null => only(page, 'link[rel="canonical"]', 'href');

const alternates = ({ document }: BuiltPage): Record<string, string | null> =>
  Object.fromEntries(
    [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  );

/** The pages that share a text with an earlier page. */
const duplicates = (text: (page: BuiltPage) => string | null): string[] => {
  const first = new Map<string | null, string>();
  return pages.flatMap((page) => {
    const owner = first.get(text(page));
    if (owner === undefined) first.set(text(page), page.path);
    return owner === undefined ? [] : [`${page.path} says the same as ${owner}: ${text(page)}`];
  });
};

it('gives every page a title of its own', () => {
  expect(duplicates(({ document }) => document.title)).toEqual([]);
});

it('gives every page a description of its own', () => {
  expect(duplicates((page) => meta(page, 'description'))).toEqual([]);
});

it('gives every page a share image of its own', () => {
  const images = pages.map((page) => readBuilt(shareImagePath(page)).toString('base64'));
  expect(new Set(images).size).toBe(images.length);
});

describe.each(eachPage(pages))('the head of %s', (_path, page) => {
  const { document, language } = page;

  it('fetches the fonts early, outside of the head, where Chrome would wait for them before the first paint', () => {
    const fonts = 'link[rel="preload"][as="font"]';
    expect(document.body.querySelectorAll(fonts)).toHaveLength(2);
    expect(document.head.querySelector(fonts)).toBeNull();
  });

  it('names its language', () => {
    expect(document.documentElement.lang).toBe(language);
  });

  it('has one title', () => {
    expect(document.querySelectorAll('head > title')).toHaveLength(1);
  });

  it('gives the same to social networks as to search engines', () => {
    for (const network of ['og', 'twitter']) {
      expect(meta(page, `${network}:title`)).toBe(document.title);
      expect(meta(page, `${network}:description`)).toBe(meta(page, 'description'));
      expect(meta(page, `${network}:image`)).toBe(siteUrl + shareImagePath(page));
    }
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
  });

  it('has a share image of the right size, with its heading as alternative', async () => {
    const file = readBuilt(shareImagePath(page));
    expect(await sharp(file).metadata()).toMatchObject(shareImageSize);
    expect(file.length).toBeLessThan(largestShareImage);
    expect(meta(page, 'og:image:width')).toBe(String(shareImageSize.width));
    expect(meta(page, 'og:image:height')).toBe(String(shareImageSize.height));
    expect(meta(page, 'og:image:alt')).toBe(
      `${document.querySelector('h1')?.textContent} | ${readSite().brand}`,
    );
  });

  it('names icons and a manifest that are there', () => {
    const files = [...document.querySelectorAll('link[rel~="icon"], link[rel="apple-touch-icon"]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !href.startsWith('data:'));
    expect(files.filter((href) => !fileAt(href))).toEqual([]);

    const manifest = JSON.parse(
      String(readBuilt(only(page, 'link[rel="manifest"]', 'href') ?? '')),
    );
    expect(manifest.lang).toBe(language);
    expect(manifest.start_url).toBe(routes.pathOf(homePage, language));
    for (const { src } of manifest.icons) expect(fileAt(src)).toBeDefined();
    expect(manifest.theme_color).toBe(meta(page, 'theme-color'));
  });
});

describe.each(eachPage(routedPages))('search engines keep %s', (path, page) => {
  it('at its own address', () => {
    expect(canonical(page)).toBe(siteUrl + path);
    expect(meta(page, 'og:url')).toBe(siteUrl + path);
    expect(page.document.querySelector('meta[name="robots"]')).toBeNull();
  });

  it('with the title and the heading that the editors wrote', () => {
    const record = sitePages.find((candidate) => candidate.path === path);
    expect(page.document.title).toBe(record?.title);
    expect(meta(page, 'og:image:alt')).toBe(
      `${plainText(record?.heading ?? '')} | ${readSite().brand}`,
    );
    expect(meta(page, 'keywords')).toMatch(/\S, \S/);
  });

  it('with its translations, which name it in turn', () => {
    const named = alternates(page);
    expect(Object.keys(named).sort()).toEqual([...languages, 'x-default'].sort());
    expect(named[page.language]).toBe(siteUrl + path);
    expect(named['x-default']).toBe(named[defaultLanguage]);

    const translations = routedPages.filter((other) => other.page === page.page);
    expect(translations).toHaveLength(languages.length);
    for (const other of translations) {
      expect(named[other.language]).toBe(canonical(other));
      expect(alternates(other)).toEqual(named);
    }
  });

  it('with the locales of Open Graph', () => {
    const others = [...page.document.querySelectorAll('meta[property="og:locale:alternate"]')].map(
      (element) => element.getAttribute('content')?.slice(0, 2),
    );
    expect(meta(page, 'og:locale')?.slice(0, 2)).toBe(page.language);
    expect([page.language, ...others].sort()).toEqual([...languages].sort());
  });
});

it('keeps the page for unknown addresses out of search engines', () => {
  expect(meta(notFound, 'robots')).toBe('noindex');
  expect(notFound.document.querySelector('link[rel="canonical"]')).toBeNull();
  expect(alternates(notFound)).toEqual({});
});

it("leads from the root to the default language's home page, for search engines too", () => {
  expect(canonical(root)).toBe(siteUrl + startPath);
});
