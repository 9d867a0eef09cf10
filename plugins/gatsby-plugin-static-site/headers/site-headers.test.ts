/** @jest-environment node */
import { headersFor } from './header-rules';
import { siteHeaders } from './site-headers';

const editor = { path: '/admin/*', headers: { 'Content-Security-Policy': "default-src 'none'" } };

const rules = siteHeaders(
  { connectTo: [], secure: true, trustedTypes: [], styleHashes: [], headers: [editor] },
  { scripts: [], styles: [] },
);

it.each([
  ['/en/about', 'public, max-age=0, must-revalidate'],
  ['/static/a.webp', 'public, max-age=31536000, immutable'],
  ['/app-0123.js', 'public, max-age=31536000, immutable'],
  ['/app.0123.css', 'public, max-age=31536000, immutable'],
  ['/icon-512.png', 'public, max-age=0, must-revalidate'],
])('caches %s: %s', (path, expected) => {
  expect(headersFor(rules, path)['Cache-Control']).toBe(expected);
});

it.each(['/share/home-en.jpg', '/icon-512.png', '/favicon.svg'])(
  'lets other sites show %s',
  (path) => {
    expect(headersFor(rules, path)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  },
);

it.each(['/en/about.md', '/llms.txt'])('keeps %s out of search results', (path) => {
  expect(headersFor(rules, path)['X-Robots-Tag']).toBe('noindex');
});

it('leaves pages to search engines', () => {
  expect(headersFor(rules, '/en/about')).not.toHaveProperty('X-Robots-Tag');
});

it('protects pages by headers', () => {
  expect(headersFor(rules, '/en')).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringMatching(/\bcamera=\(\).*\bmicrophone=\(\)/),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
});

it('gives the files of another plugin the policy of that plugin', () => {
  const { 'Content-Security-Policy': policy } = headersFor(rules, '/admin/parts/a.js');
  expect(policy).toBe("default-src 'none'");
});
