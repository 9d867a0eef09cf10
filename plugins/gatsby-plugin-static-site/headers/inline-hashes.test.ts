/** @jest-environment node */
import { createHash } from 'node:crypto';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { inlineHashes } from './inline-hashes';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('names each inline script and style once, and nothing that has an address or holds data', () => {
  const html =
    '<style data-a="b">a{}</style><script id="x">one()\n</script><script type="module">two()</script>' +
    '<template><script>one()\n</script><script>three()</script></template>' +
    '<script src="/a.js"></script><script async src="/b.js"></script><script type="application/ld+json">{}</script>';
  const page = unified().use(rehypeParse).parse(html);
  expect(inlineHashes([page, page])).toEqual({
    scripts: [hash('one()\n'), hash('two()'), hash('three()')],
    styles: [hash('a{}')],
  });
});
