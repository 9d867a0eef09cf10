import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditorField } from './editor-field';
import { jsonText, markdownText } from './browser/record-text';
import { languages } from '../../../src/i18n/languages';
import { readCollections } from './config';
import type { EditorCollection } from './editor-collection';

/** A content file as it is, and as the editor would save it without a change. */
export interface WrittenFile {
  /** Path from the project's root. */
  file: string;
  text: string;
  written: string;
}

type Source = [file: string, fields: EditorField[]];

const namesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder)).filter((name) => !/\.(?!json$)[^.]+$/.test(name));

const filesOf = (root: string, { folder, path, fields = [], files = [] }: EditorCollection) => [
  ...(folder ? namesIn(root, folder) : []).map((name): Source => {
    const below = path ? `${String(path).replace('{{slug}}', name)}.md` : name;
    return [`${folder}/${below}`, fields];
  }),
  ...files.flatMap((single) =>
    languages.map((language): Source => [
      single.file.replace('{{locale}}', language),
      single.fields,
    ]),
  ),
];

/**
 * Reads every file that the editor edits, and writes it as the editor would.
 *
 * @param root The project's root.
 */
export const writtenContent = (root: string): Promise<WrittenFile[]> => {
  const sources = new Map(readCollections(root).flatMap((kind) => filesOf(root, kind)));
  return Promise.all(
    [...sources].map(async ([file, fields]) => {
      const text = readFileSync(join(root, file), 'utf8');
      const { read, write } = file.endsWith('.md') ? markdownText(fields) : jsonText(fields);
      return { file, text, written: await write(read(text)) };
    }),
  );
};
