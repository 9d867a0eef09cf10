/** @jest-environment node */
import { headersFor, type HeaderRule } from './header-matching';

const rules: HeaderRule[] = [
  { path: '/*', headers: { 'Cache-Control': 'first', 'Referrer-Policy': 'origin' } },
  { path: '/*.js', headers: { 'Cache-Control': 'script' } },
  { path: '/admin/*', headers: { 'Cache-Control': 'editor' } },
];

it.each([
  ['/', 'first'],
  ['/en/about', 'first'],
  ['/app.js', 'script'],
  ['/a/b.js', 'script'],
  ['/app.json', 'first'],
  ['/appxjs', 'first'],
  ['/admin', 'first'],
  ['/admin/app.js', 'editor'],
])('lets the last rule that fits %s decide', (path, expected) => {
  expect(headersFor(rules, path)).toEqual({
    'Cache-Control': expected,
    'Referrer-Policy': 'origin',
  });
});
