/** @jest-environment node */
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { markdownPage, type MarkdownLink } from './markdown-page';

const site = { siteUrl: 'https://site.example', paths: new Set(['/en', '/en/contact', '/nl']) };

const write = (main: string, related: readonly (readonly MarkdownLink[])[] = []) => {
  const html = unified().use(rehypeParse).parse(`<nav>Menu</nav><main>${main}</main>`);
  return markdownPage({ path: '/en', html }, related, site).split('\n\n---\n')[0];
};

it('has the headings, paragraphs and lists of <main>', () => {
  const page =
    '<h1><span>Catch the </span><span>swell</span></h1><p>A *calm* sea.</p><ul><li>One</li></ul>';
  expect(write(page)).toBe('# Catch the swell\n\nA \\*calm\\* sea.\n\n- One');
});

it('links to Markdown pages, and to other files by their full address', () => {
  const links = ['/en/contact?from=a#form', '/documents/a.pdf', 'https://x.example/', '#top'];
  const page = links.map((href) => `<p><a href="${href}">Go</a></p>`).join('');
  expect(write(page)?.split('\n\n')).toEqual([
    '[Go](https://site.example/en/contact.md)',
    '[Go](https://site.example/documents/a.pdf)',
    '[Go](https://x.example/)',
    'Go',
  ]);
});

it('leaves out forms, controls, pictures and hidden text', () => {
  const page =
    '<h1>A</h1><form><p>Name</p></form><label><input type="radio" checked>All</label><button>Go</button>' +
    '<img src="/a.png" alt="Sea"><p aria-hidden="true">01</p><!-- note --><p>B</p>';
  expect(write(page)).toBe('# A\n\nB');
});

it('flattens a list whose items have headings', () => {
  const page = '<ul><li><h2>Free</h2><p>0</p><ul><li>Once</li></ul></li><li><h2>Pro</h2></li></ul>';
  expect(write(page)).toBe('## Free\n\n0\n\n- Once\n\n## Pro');
});

it('keeps a space between adjacent elements', () => {
  expect(write('<p><b>47%</b><span>faster</span></p>')).toBe('**47%** faster');
});

it('ends with links to other pages', () => {
  const html = unified().use(rehypeParse).parse('<main><h1>A</h1></main>');
  const related = [
    [{ text: 'Contact', path: '/en/contact' }],
    [{ text: 'Nederlands', path: '/nl' }],
  ];
  expect(markdownPage({ path: '/en', html }, related, site)).toBe(
    '# A\n\n---\n\n- [Contact](https://site.example/en/contact.md)\n\n- [Nederlands](https://site.example/nl.md)\n',
  );
});
