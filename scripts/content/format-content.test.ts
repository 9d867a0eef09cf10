/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writtenContent } from '../../plugins/gatsby-plugin-content-editor/format';
import { guides } from '../../src/gatsby/content/loading/read-file';
import { editorOptions } from '../../src/gatsby/content/editor-options';
import { unformattedFiles } from './format-content';

const root = process.cwd();

it('writes every content file as it is, so that saving changes nothing else ("npm run content -- --fix" corrects it)', async () => {
  expect((await unformattedFiles(root)).map(({ file }) => file)).toEqual([]);
});

it('knows every content file', async () => {
  const known = (await writtenContent(root, editorOptions({}))).map(({ file }) => file);
  const there = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(json|md)$/.test(path) && !guides.includes(path))
    .map((path) => join('content', path));
  expect(known.sort()).toEqual(there.sort());
});
