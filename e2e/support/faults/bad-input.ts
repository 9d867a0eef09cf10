import fc from 'fast-check';
import { sitePages } from '../../../src/testing/site';

/** In every input, so that it is recognized when a page returns it. */
export const marker = 'zqxmark';

const script = `<script data-injected>window.injected='${marker}';alert(1)</script>`;
const image = `"><img data-injected src=x onerror="window.injected='${marker}';alert(1)">`;

const encodings = [
  (text: string) => text,
  encodeURIComponent,
  (text: string) => encodeURIComponent(encodeURIComponent(text)),
];

const encoded = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(texts, fc.constantFrom(...encodings)).map(([text, encode]) => encode(text));

/** Spaces and control characters would end the first line of a request, or are refused by Node itself. */
const sendable = (text: string): string =>
  text.replace(/[\s\p{Cc}]/gu, (sign) => encodeURIComponent(sign));

const segments = fc.oneof(
  fc.constantFrom(
    '',
    '.',
    '..',
    '...',
    '%2e%2e',
    '%252e%252e',
    '%2f',
    '%5c',
    '%00',
    '%0d%0aset-cookie:a=b',
    '%',
    '%zz',
    '%c0%af',
    '%ff',
    '\\',
    'index.html',
    '404.html',
    'page-data',
    'evil.example',
    'constructor',
    '__proto__',
    'EN',
  ),
  encoded(
    fc.constantFrom(script, image, 'javascript:alert(1)', '//evil.example', '../../etc/passwd'),
  ),
  encoded(fc.string({ unit: 'grapheme', maxLength: 12 })),
  encoded(fc.string({ unit: 'binary', maxLength: 12 })),
  fc.integer({ min: 1000, max: 7000 }).map((length) => 'a'.repeat(length)),
);

const knownPaths = fc.constantFrom(...sitePages.map(({ path }) => path));

const paths = fc.oneof(
  knownPaths,
  knownPaths.map((path) => `/${path.slice(1).replaceAll('/', '%2f')}`),
  knownPaths.map((path) => path.replaceAll('/', '//').slice(1)),
  knownPaths.map((path) => `/${path}`),
  fc
    .tuple(knownPaths, fc.constantFrom('%3futm_source=x', '%23about', '%25', '/%3f', '%252f'))
    .map(([path, ending]) => path + ending),
  fc.array(segments, { minLength: 1, maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
  fc.tuple(knownPaths, segments).map(([path, segment]) => `${path}/${segment}`),
  segments.map((segment) => `//evil.example/${segment}`),
);

const values = fc.oneof(
  encoded(fc.constantFrom(script, image, 'javascript:alert(1)', '//evil.example')),
  encoded(fc.string({ unit: 'grapheme', maxLength: 20 })),
  fc.constantFrom('%', '%zz', '%00', '[]=1', '__proto__[x]=1', 'constructor', '../..'),
);

const inputs = fc
  .tuple(paths, fc.option(values, { nil: '' }), fc.option(values, { nil: '' }))
  .map(([path, query, hash]) => ({
    path: sendable(path).replace(/[?#]/g, encodeURIComponent),
    query: sendable(`?q=${marker}&${query.replaceAll('#', '%23')}`),
    hash: hash && sendable(`#${hash}`),
  }));

/** Addresses that no visitor should request, each in its three parts. */
export const sampleInputs = (count: number) => fc.sample(inputs, { numRuns: count, seed: 2026 });
