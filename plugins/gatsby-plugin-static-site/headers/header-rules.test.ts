/** @jest-environment node */
import { formatHeaders, headersFor, parseHeaders, type HeaderRule } from './header-rules';

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

it('refuses more rules than Cloudflare Pages reads', () => {
  const many = Array.from({ length: 101 }, (_, index): HeaderRule => ({
    path: `/${index}`,
    headers: { 'Referrer-Policy': 'origin' },
  }));
  expect(() => formatHeaders(many)).toThrow('_headers has 101 rules');
});

it('refuses a longer line than Cloudflare Pages reads', () => {
  const headers = { 'Content-Security-Policy': 'x'.repeat(2000) };
  expect(() => formatHeaders([{ path: '/*', headers }])).toThrow(
    '2027 letters in its longest line',
  );
});
