import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  writtenContent,
  type WrittenFile,
} from '../../plugins/gatsby-plugin-content-editor/format';
import { editorOptions } from '../../src/gatsby/content/editor-options';

/** Lists the files that the editor would write otherwise: it saves fields in the order of the schema, formatted by Prettier. */
export const unformattedFiles = async (root: string): Promise<WrittenFile[]> =>
  (await writtenContent(root, editorOptions({}))).filter(({ text, written }) => text !== written);

/** Formats every content file as the editor does, and returns the paths of those that changed. */
export const formatContent = async (root: string): Promise<string[]> => {
  const files = await unformattedFiles(root);
  for (const { file, written } of files) writeFileSync(join(root, file), written);
  return files.map(({ file }) => file);
};
