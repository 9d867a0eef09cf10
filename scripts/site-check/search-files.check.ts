import { JSDOM } from 'jsdom';
import { languages } from '../../src/i18n/languages';
import { markdownPath, sitemapPath } from '../../plugins/gatsby-plugin-static-site';
import { readSite } from '../../src/testing/content';
import {
  eachPage,
  only,
  readBuilt,
  routedPages,
  textOf,
  type BuiltPage,
} from './testing/built-site';
import { siteUrl } from './testing/site-url';

const sitemap = new JSDOM(String(readBuilt(sitemapPath)), { contentType: 'text/xml' }).window
  .document;
const entries = [...sitemap.getElementsByTagName('url')];

const locationOf = (entry: Element): string =>
  entry.getElementsByTagName('loc')[0]?.textContent ?? '';

const markdownOf = ({ path }: BuiltPage): string => siteUrl + markdownPath(path);

/** The letters of Markdown or HTML for a comparison, without their different signs and spaces. */
const letters = (text: string): string =>
  text.replace(/\]\([^)]*\)/g, '').replace(/[\\*_#>[\]:`\s-]/g, '');

describe('the sitemap', () => {
  it('lists every page of the site, once, and no other', () => {
    expect(entries.map(locationOf).sort()).toEqual(
      routedPages.map(({ path }) => siteUrl + path).sort(),
    );
  });

  it.each(eachPage(routedPages))('gives %s the alternates of its head', (path, { document }) => {
    const entry = entries.find((candidate) => locationOf(candidate) === siteUrl + path);
    const pairs = (links: Iterable<Element>) =>
      [...links]
        .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
        .sort();
    expect(pairs(entry?.getElementsByTagName('xhtml:link') ?? [])).toEqual(
      pairs(document.querySelectorAll('link[rel="alternate"][hreflang]')),
    );
  });

  it('is named in robots.txt, which shuts nobody out', () => {
    const robots = String(readBuilt('robots.txt'));
    expect(robots).toContain(`Sitemap: ${siteUrl}${sitemapPath}`);
    expect(robots).not.toMatch(/^Disallow: *\S/m);
  });
});

describe.each(eachPage(routedPages))('the Markdown page of %s', (path, page) => {
  const text = String(readBuilt(markdownPath(path)));
  const { document } = page;

  it('is named in the head of the page', () => {
    const named = only(page, 'link[rel="alternate"][type="text/markdown"]', 'href');
    expect(named).toBe(markdownOf(page));
  });

  it('begins with the heading of the page, the only one of its level', () => {
    expect(text.match(/^# .*$/gm)).toEqual([`# ${textOf(document.querySelector('h1'))}`]);
    expect(text.startsWith('# ')).toBe(true);
  });

  it('has the headings, the paragraphs, the facts and the lists of the page', () => {
    // The other checks see the same document.
    const main = document.querySelector('main')?.cloneNode(true) as Element | undefined;
    main
      ?.querySelectorAll('form, dialog, noscript, [role="status"], a .sr-only')
      .forEach((part) => part.remove());
    // A plan has two prices in one paragraph, and how they are billed in another.
    const either = '.price-monthly, .price-yearly, .billed-monthly, .billed-yearly';
    const leaves = `h2, h3, p:not(:has(${either})), ${either}, blockquote, dt, dd, .story li`;
    const said = [...(main?.querySelectorAll(leaves) ?? [])]
      .map((element) => letters(textOf(element)))
      .filter((part) => part !== '');
    expect(said.filter((part) => !letters(text).includes(part))).toEqual([]);
  });

  it('has the sections in the order of the page', () => {
    const onPage = [...document.querySelectorAll('main h2')].map((one) => letters(textOf(one)));
    const inMarkdown = (text.match(/^## .*$/gm) ?? []).map(letters);
    expect(inMarkdown.filter((heading) => onPage.includes(heading))).toEqual(
      onPage.filter((heading) => inMarkdown.includes(heading)),
    );
  });

  it('leads to Markdown pages only, and to documents; also to the page in the other languages', () => {
    const targets = [...text.matchAll(/\]\(([^)]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => target.startsWith(siteUrl) && !target.endsWith('.pdf'));
    expect(routedPages.map(markdownOf)).toEqual(expect.arrayContaining(targets));
    const versions = routedPages.filter((other) => other.page === page.page);
    expect(versions.filter((other) => !targets.includes(markdownOf(other)))).toEqual([page]);
  });
});

describe('llms.txt', () => {
  const text = String(readBuilt('llms.txt'));

  it('begins with the brand and what it does', () => {
    const title = `# ${readSite().brand}\n\n`;
    expect(text.slice(0, title.length)).toBe(title);
    expect(text.slice(title.length)).toMatch(/^> \S/);
  });

  it('has a section for each language', () => {
    expect(text.match(/^## .+$/gm)).toHaveLength(languages.length);
  });

  it('leads to the Markdown page of every page, with a description', () => {
    const targets = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(
      ([, target]) => target,
    );
    expect(targets.sort()).toEqual(routedPages.map(markdownOf).sort());
  });
});
