/** @jest-environment node */
import { llmsText } from './llms-text';

it('escapes what Markdown would read as markup or as a character', () => {
  const page = { label: 'R&D', path: '/en', description: '<b> is &lt;b&gt; & *bold*' };
  expect(
    llmsText('https://site.example', 'A', 'B', [{ name: 'English', entries: [page] }]),
  ).toContain('- [R&D](https://site.example/en.md): \\<b\\> is \\&lt;b\\&gt; & \\*bold\\*\n');
});
