/** @jest-environment node */
import {
  formatHeaders,
  headersFor,
  parseHeaders,
  patternOf,
  type HeaderRule,
} from './header-rules';
import { siteHeaders } from './site-headers';

const caching: HeaderRule[] = [
  { path: '/*', headers: { 'Cache-Control': 'first', 'Referrer-Policy': 'origin' } },
  { path: '/*.js', headers: { 'Cache-Control': 'script' } },
  { path: '/admin/*', headers: { 'Cache-Control': 'editor' } },
];

it.each([
  ['/', 'first'],
  ['/a/b.js', 'script'],
  ['/app.json', 'first'],
  ['/appxjs', 'first'],
  ['/admin', 'first'],
  ['/admin/app.js', 'editor'],
])('lets the last rule that fits %s decide', (path, expected) => {
  expect(headersFor(caching, path)).toEqual({
    'Cache-Control': expected,
    'Referrer-Policy': 'origin',
  });
});

const hashes = { scripts: Array<string>(8).fill(`'sha256-${'x'.repeat(44)}'`), styles: [] };
const rules = siteHeaders({ connectTo: [], secure: false, headers: caching.slice(2) }, hashes);

/** What Cloudflare Pages sends: every fitting block adds, and `!` takes away. */
const asCloudflare = (text: string, path: string): Record<string, string> => {
  const sent = new Map<string, string>();
  let fits = false;
  for (const line of text.split('\n').map((part) => part.trim())) {
    const [name = '', ...rest] = line.split(': ');
    if (line.startsWith('/')) fits = patternOf(line).test(path);
    else if (!fits || line === '') continue;
    else if (line.startsWith('! ')) sent.delete(line.slice(2));
    else sent.set(name, [sent.get(name), rest.join(': ')].filter(Boolean).join(', '));
  }
  return Object.fromEntries(sent);
};

describe('the file of headers for the hosts', () => {
  const file = formatHeaders(rules);

  it.each([
    '/en/about',
    '/en/about.md',
    '/admin/admin.js',
    '/static/style.css',
    '/share/home-en.jpg',
    '/icon-512.png',
  ])('lets both hosts send the same with %s, and is read back so', (path) => {
    expect(asCloudflare(file, path)).toEqual(headersFor(rules, path));
    expect(headersFor(parseHeaders(file), path)).toEqual(headersFor(rules, path));
  });

  it('refuses what Cloudflare Pages would not read', () => {
    const many: HeaderRule[] = Array.from({ length: 101 }, (_, index) => ({
      path: `/${index}`,
      headers: { 'Referrer-Policy': 'origin' },
    }));
    expect(() => formatHeaders(many)).toThrow('101 rules');
    // The host counts a pattern once.
    expect(formatHeaders([...many.slice(1), ...many.slice(1)]).match(/^\//gm)).toHaveLength(100);

    const headers = { 'Content-Security-Policy': 'x'.repeat(2000) };
    expect(() => formatHeaders([{ path: '/*', headers }])).toThrow(
      '2027 letters in its longest line',
    );
  });
});
