/** @jest-environment node */
import { writtenContent } from '../../plugins/gatsby-plugin-content-editor/format';
import { editorOptions } from '../../src/gatsby/content/editor-options';
import { contentFiles } from '../../src/testing/content';
import { unformattedFiles } from './format-content';

const root = process.cwd();

it('writes every content file as it is, so that saving changes nothing else ("npm run content -- --fix" corrects it)', async () => {
  expect((await unformattedFiles(root)).map(({ file }) => file)).toEqual([]);
});

it('knows every content file', async () => {
  const known = (await writtenContent(root, editorOptions({}))).map(({ file }) => file);
  expect(known.sort()).toEqual(contentFiles().filter((path) => /\.(json|md)$/.test(path)));
});
