/** @jest-environment node */
import type { IncomingHttpHeaders } from 'node:http';
import { refusalOf } from './refuse-requests';

const ask = (url: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
  refusalOf({ method, url, headers: { host: 'localhost:8000', ...headers } }, 'dev.test');

const otherSite = 'The develop server does not answer the pages of other sites.';

it.each(['localhost:8000', '127.0.0.1:8000', '192.168.1.20:8000', '[::1]:8000', 'dev.test'])(
  'answers at %s',
  (host) => {
    expect(ask('/en', { host })).toBeUndefined();
  },
);

it.each(['attacker.example:8000', 'localhost.attacker.example', '127.0.0.1.attacker.example', ''])(
  'refuses the host "%s"',
  (host) => {
    expect(ask('/en', { host })).toMatch(/^The develop server answers at localhost, /);
  },
);

it.each([
  ['http://localhost:8000', 'localhost:8000'],
  ['https://dev.test', 'dev.test'],
])('answers its own origin %s', (origin, host) => {
  expect(ask('/___graphql', { host, origin, 'sec-fetch-site': 'same-origin' }, 'POST')).toBe(
    undefined,
  );
});

it.each(['https://attacker.example', 'http://localhost:3000', 'null'])(
  'refuses the origin %s',
  (origin) => {
    expect(ask('/___graphql', { origin }, 'POST')).toBe(otherSite);
    expect(ask('/___graphql', { origin }, 'OPTIONS')).toBe(otherSite);
  },
);

it.each(['cross-site', 'same-site'])('refuses a %s picture or script', (site) => {
  const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' };
  expect(ask('/__open-stack-frame-in-editor?fileName=package.json', headers)).toBe(otherSite);
  expect(ask('/page-data/en/page-data.json', headers)).toBe(otherSite);
});

const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };

it.each(['/en/pricing?from=mail', '/admin'])('opens %s from a link on another site', (url) => {
  expect(ask(url, link)).toBeUndefined();
});

it('refuses a form that another site posts', () => {
  expect(ask('/en/pricing', link, 'POST')).toBe(otherSite);
});

it.each([
  '/__open-stack-frame-in-editor?fileName=package.json',
  '/_gatsby/file/a/b?u=https://attacker.example',
])('refuses a link on another site to %s', (url) => {
  expect(ask(url, link)).toBe(otherSite);
});

it.each(['/___graphql', '/__outbox'])('opens %s from the address bar', (url) => {
  expect(ask(url, { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' })).toBeUndefined();
});

it.each([
  '/_gatsby/image/a/b/../../../../x.jpg',
  '/_gatsby/image/a/..%2f..%2F..%2fsrc/x.jpg',
  '/_gatsby/image/a/%2e%2e%2f%2E%2E/x.jpg',
  '/_gatsby/image/a/%252e%252e%252f%252e%252e/x.jpg',
  '/_gatsby/image/a/..%5c..%5csrc/x.jpg',
  '/_gatsby/image/a/..\\..\\src/x.jpg',
  '/_gatsby/file/a/..%2fx.js?u=https://attacker.example',
])('refuses %s, which leaves its folder', (url) => {
  expect(ask(url)).toBe('The path leaves its folder.');
});

it.each(['/en/to-be-continued...', '/__original-stack-frame?moduleId=../src/a.ts', '/100%'])(
  'answers %s, which stays in its folder',
  (url) => {
    expect(ask(url)).toBeUndefined();
  },
);
