import { createHash } from 'node:crypto';
import {
  headersFor,
  parseHeaders,
} from '../../plugins/gatsby-plugin-static-site/headers/header-rules';
import { builtFiles } from '../../src/testing/built-files';
import { routes } from '../../src/testing/site';
import { eachPage, notFound, pages, readBuilt, root } from './testing/built-site';

const text = readBuilt('_headers').toString();
const rules = parseHeaders(text);
const files = builtFiles('public').filter(
  (file) => !/^_(?:headers|redirects)$|^~partytown\//.test(file),
);
const policyOf = (path: string): string => headersFor(rules, path)['Content-Security-Policy'] ?? '';

/** The sources of a directive in a page's policy. */
const sources = (path: string, directive: string): string[] =>
  policyOf(path)
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? [];

const hash = (content: string | null): string =>
  `'sha256-${createHash('sha256')
    .update(content ?? '')
    .digest('base64')}'`;

describe.each(eachPage([...pages, root]))('the policy of %s', (path, { document, html }) => {
  it('allows every script that is in the page', () => {
    const parts = [document, ...[...document.querySelectorAll('template')].map((t) => t.content)];
    const scripts = parts.flatMap((part) => [
      ...part.querySelectorAll('script:not([src], [type$="json"])'),
    ]);
    expect(scripts.length).toBeGreaterThan(3);
    expect(sources(path, 'script-src')).toEqual(
      expect.arrayContaining(scripts.map((script) => hash(script.textContent))),
    );
  });

  it('allows every style that is in the page', () => {
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style);
    expect(styles.length).toBeGreaterThan(0);
    expect(sources(path, 'style-src-elem')).toEqual(
      expect.arrayContaining(styles.map((style) => hash(style ?? ''))),
    );
  });

  it('allows no other script and no handler in an attribute', () => {
    expect(sources(path, 'script-src').join(' ')).not.toMatch(/unsafe|\*|http|data:/);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
  });
});

it('is one policy for all pages, the one for unknown addresses included', () => {
  expect(new Set([...pages, root].map(({ path }) => policyOf(path))).size).toBe(1);
  expect(policyOf('/nowhere/at/all')).toBe(policyOf(notFound.path));
});

it('every page is safe to show: nobody frames it, guesses its types, or uses what the site does not need', () => {
  expect(headersFor(rules, routes.pathOf('home', 'en'))).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringMatching(/\bcamera=\(\).*\bmicrophone=\(\)/),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
});

/** The built files with a value of a header. */
const filesWith = (name: 'Cross-Origin-Resource-Policy' | 'X-Robots-Tag', value: string) =>
  files.filter((file) => headersFor(rules, `/${file}`)[name] === value);

it('lets other sites show icons and share images only', () => {
  const shared = filesWith('Cross-Origin-Resource-Policy', 'cross-origin');
  expect(shared.filter((file) => !file.startsWith('share/'))).toEqual([
    'apple-touch-icon.png',
    'favicon.ico',
    'favicon.svg',
    'icon-192.png',
    'icon-512.png',
  ]);
  expect(shared).toEqual(expect.arrayContaining(files.filter((file) => file.startsWith('share/'))));
});

it('keeps copies of pages for language models out of search results', () => {
  const copies = filesWith('X-Robots-Tag', 'noindex');
  expect(copies).toEqual(files.filter((file) => file === 'llms.txt' || file.endsWith('.md')));
  expect(copies).toContain('llms.txt');
  expect(copies).toContain('en/services.md');
});

it.each(eachPage([...pages, root]))('leaves %s to search engines', (path) => {
  expect(headersFor(rules, path)['X-Robots-Tag']).toBeUndefined();
});

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';
const hashed = /^static\/|[-.][0-9a-f]{20}\.(?:js|css)$/;

it('lets files be cached indefinitely whose name changes with their content, and no others', () => {
  const wrong = files.filter((file) => {
    const expected = hashed.test(file) && !file.startsWith('admin/') ? immutable : revalidate;
    return headersFor(rules, `/${file}`)['Cache-Control'] !== expected;
  });
  expect(wrong).toEqual([]);
});

it('names nothing in static/ without a hash', () => {
  const strays = files.filter(
    (file) => file.startsWith('static/') && !/[0-9a-f]{10}|\/[0-9a-f]{5}\//.test(file),
  );
  expect(strays).toEqual([]);
});

it('leads from the root to the default language', () => {
  expect(readBuilt('_redirects').toString()).toMatch(/^\/ \/en 301!?\n$/);
});
