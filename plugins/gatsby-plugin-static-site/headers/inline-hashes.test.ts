/** @jest-environment node */
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { inlineHashes } from './inline-hashes';

const hashesIn = (html: string) => {
  const page = unified().use(rehypeParse).parse(html);
  return inlineHashes([page, page]);
};

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
