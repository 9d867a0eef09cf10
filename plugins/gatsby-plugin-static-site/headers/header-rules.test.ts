/** @jest-environment node */
import {
  checkCloudflareLimits,
  formatHeaders,
  headersFor,
  parseHeaders,
  type HeaderRule,
} from './header-rules';

const rules: HeaderRule[] = [
  { path: '/*', headers: { 'Cache-Control': 'page', 'Referrer-Policy': 'origin' } },
  { path: '/*.js', headers: { 'Cache-Control': 'script' } },
  { path: '/admin/*', headers: { 'Cache-Control': 'editor' } },
];

const file = `/*
  Cache-Control: page
  Referrer-Policy: origin
/*.js
  ! Cache-Control
  Cache-Control: script
/admin/*
  ! Cache-Control
  Cache-Control: editor
`;

it.each([
  ['/', 'page'],
  ['/a/b.js', 'script'],
  ['/app.json', 'page'],
  ['/appxjs', 'page'],
  ['/admin', 'page'],
  ['/admin/app.js', 'editor'],
])('sends with %s the headers of the last matching rule', (path, expected) => {
  expect(headersFor(rules, path)['Cache-Control']).toBe(expected);
});

it('sends the headers that only an earlier rule has', () => {
  expect(headersFor(rules, '/a/b.js')['Referrer-Policy']).toBe('origin');
});

it('removes an inherited value, which Cloudflare Pages would keep', () => {
  expect(formatHeaders(rules)).toBe(file);
});

it('reads the rules of a file', () => {
  expect(parseHeaders(file)).toEqual(rules);
});

it('writes the rules of one pattern as one block', () => {
  const same: HeaderRule[] = [
    { path: '/*', headers: { 'Cache-Control': 'page' } },
    { path: '/*', headers: { 'Referrer-Policy': 'origin' } },
  ];
  expect(formatHeaders(same)).toBe('/*\n  Cache-Control: page\n  Referrer-Policy: origin\n');
});

it.each([
  ['more rules', '/a\n  A: b\n'.repeat(101), '_headers has 101 rules'],
  ['a longer line', `/a\n  A: ${'x'.repeat(2000)}\n`, '2005 letters in its longest line'],
])('refuses %s than Cloudflare Pages reads', (_what, text, message) => {
  expect(() => checkCloudflareLimits(text)).toThrow(message);
});

it('accepts what Cloudflare Pages reads', () => {
  expect(() => checkCloudflareLimits(file)).not.toThrow();
});
