/** @jest-environment node */
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { inlineHashes } from './inline-hashes';

const pageOf = (path: string, html: string) => ({
  path,
  html: unified().use(rehypeParse).parse(html),
});

const hashesIn = (html: string) => inlineHashes([pageOf('/', html), pageOf('/en', html)]);

const hashOfOne = "'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='";

it('names an inline script once', () => {
  expect(hashesIn('<script>one()</script><script id="x">one()</script>').scripts).toEqual([
    hashOfOne,
  ]);
});

it('names an inline module', () => {
  expect(hashesIn('<script type="module">one()</script>').scripts).toEqual([hashOfOne]);
});

it('names a script in a template', () => {
  expect(hashesIn('<template><script>one()</script></template>').scripts).toEqual([hashOfOne]);
});

it('names no script with an address', () => {
  expect(hashesIn('<script src="/a.js"></script>').scripts).toEqual([]);
});

it('names no structured data', () => {
  expect(hashesIn('<script type="application/ld+json">{}</script>').scripts).toEqual([]);
});

it('names an inline style', () => {
  expect(hashesIn('<style data-a="b">a{}</style>').styles).toEqual([
    "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
  ]);
});

it.each([
  ['a script', '<p>A</p><script>alert(1)</script>'],
  ['a script of a named type', '<script type="text/javascript">alert(1)</script>'],
  ['a script in a template', '<template><script>alert(1)</script></template>'],
])('stops at %s that the page at / does not have', (_what, html) => {
  expect(() =>
    inlineHashes([pageOf('/', '<script>one()</script>'), pageOf('/en/about', html)]),
  ).toThrow(
    'The page /en/about has an inline script that the site does not put on every page: "alert(1)". If it stands in the content,',
  );
});
