import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import * as site from './built-site';
import { sitemapUrls } from './sitemap';

const { attributes, files, pages, readBuilt, siteUrl } = site;

/** The header lines of each path pattern in `_headers`. */
const rules = new Map(
  [...readBuilt('_headers').matchAll(/^(\/.*)\n((?: .*\n)+)/gm)].map(([, pattern, lines = '']) => [
    pattern,
    lines.split('\n').map((line) => line.trim()),
  ]),
);

const sourcesOf = (directive: string): string[] => {
  const policy = rules.get('/*')?.find((line) => line.startsWith('Content-Security-Policy:'));
  return new RegExp(`[ ;]${directive} ([^;]*)`).exec(policy ?? '')?.[1]?.split(' ') ?? [];
};

const hashesOf = (pattern: RegExp): string[] => {
  const found = [...pages, site.notFound, site.rootRedirect].flatMap(({ html }) => [
    ...html.matchAll(pattern),
  ]);
  return [...new Set(found.map(([, text = '']) => text))].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
};

it('allows the inline scripts of the pages, and no others', () => {
  const scripts = hashesOf(/<script(?![^>]* (?:src|type="[^"]*json)[="])[^>]*>(.*?)<\/script>/gs);
  expect(sourcesOf('script-src').sort()).toEqual(["'self'", ...scripts].sort());
});

it('allows the inline styles of the pages', () => {
  const styles = hashesOf(/<style[^>]*>(.*?)<\/style>/gs);
  expect(sourcesOf('style-src-elem')).toEqual(expect.arrayContaining(styles));
});

it('lets nobody frame pages or guess types', () => {
  expect(rules.get('/*')).toEqual(
    expect.arrayContaining(['X-Content-Type-Options: nosniff', 'X-Frame-Options: DENY']),
  );
});

it('caches for a year only files with a hash in their name', () => {
  expect(rules.get('/*')).toContain('Cache-Control: public, max-age=0, must-revalidate');
  const immutable = 'Cache-Control: public, max-age=31536000, immutable';
  const patterns = [...rules].flatMap(([path, lines]) => (lines.includes(immutable) ? path : []));
  expect(patterns).toEqual(['/static/*', '/*.js', '/*.css']);
  const cached = files.filter((file) => /^static\/|\.(?:js|css)$/.test(file));
  expect(cached.filter((file) => !/[0-9a-f]{10}|\/[0-9a-f]{5}\//.test(file))).toEqual([]);
});

it('leads from the root to the English home page', () => {
  expect(attributes(site.rootRedirect, 'link[rel="canonical"]', 'href')).toEqual([`${siteUrl}/en`]);
  expect(readBuilt('_redirects')).toMatch(/^\/ \/en 301!?\n$/);
});

it('lists in the sitemap every page that is built', () => {
  const built = files.filter((file) => file.endsWith('/index.html'));
  expect(sitemapUrls().sort()).toEqual(
    built.map((file) => `${siteUrl}/${file.replace('/index.html', '')}`).sort(),
  );
});

it('names the sitemap in robots.txt', () => {
  expect(readBuilt('robots.txt')).toContain(`Allow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

it('has a web manifest for each language', () => {
  for (const page of pages) {
    const [path] = attributes(page, 'link[rel="manifest"]', 'href');
    const manifest = JSON.parse(readBuilt(path ?? ''));
    expect(manifest).toMatchObject({ lang: page.language, start_url: `/${page.language}` });
  }
});

it('has a Markdown page with the headings of every page', () => {
  const letters = (text: string | null) => text?.replaceAll(/[^\p{L}\p{N}]/gu, '') ?? '';
  for (const { path, document } of pages) {
    const text = readBuilt(`${path}.md`);
    expect(text).toMatch(/^# /);
    // Between the words of a link and what follows, the Markdown has its address.
    for (const { textContent } of document.querySelectorAll(
      'main :is(h1, h2, article p:not(:has(a)))',
    ))
      expect(letters(text)).toContain(letters(textContent));
  }
});

it('lists the Markdown pages in llms.txt', () => {
  const text = readBuilt('llms.txt');
  expect(text.startsWith(`# ${site.readJson('site').brand}\n\n> `)).toBe(true);
  for (const { path } of pages) expect(text).toContain(`](${siteUrl}${path}.md): `);
});

it('names no folder of the machine that built it, and no source map', () => {
  const texts = files.filter((file) => /\.(?:html|js|css|json|md|txt|xml|svg)$/.test(file));
  for (const unwanted of [process.cwd(), homedir(), 'sourceMappingURL='])
    expect(texts.filter((file) => readBuilt(file).includes(unwanted))).toEqual([]);
});
