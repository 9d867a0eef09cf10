import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonText, markdownText } from './browser/record-text';
import { readCollections } from './config';
import type { EditorCollection, EditorField } from './editor-types';
import { namesIn } from './file-collections';
import type { EditorOptions } from './options';

/** A content file as it is, and as the editor would save it without a change. */
export interface WrittenFile {
  /** Path from the project's root. */
  file: string;
  text: string;
  written: string;
}

type Source = [file: string, fields: EditorField[]];

const filesOf = (
  root: string,
  { folder, path, fields = [], files = [] }: EditorCollection,
  languages: readonly string[],
) => [
  ...(folder
    ? namesIn(join(root, folder)).filter((name) => !/\.(?!json$)[^.]+$/.test(name))
    : []
  ).map((name): Source => {
    const below = path ? `${path.replace('{{slug}}', name)}.json` : name;
    return [`${folder}/${below}`, fields];
  }),
  ...files.flatMap((single) =>
    languages.map((language): Source => [
      single.file.replace('{{locale}}', language),
      single.fields,
    ]),
  ),
];

/** Reads every file that the editor edits, and formats it as the editor would. */
export const writtenContent = (root: string, options: EditorOptions): Promise<WrittenFile[]> => {
  const { formatting } = options;
  const languages = Object.keys(options.languages);
  const sources = new Map(
    readCollections(root, options).flatMap((kind) => filesOf(root, kind, languages)),
  );
  return Promise.all(
    // A folder without its file is an error of its own.
    [...sources]
      .filter(([file]) => existsSync(join(root, file)))
      .map(async ([file, fields]) => {
        const text = readFileSync(join(root, file), 'utf8');
        const { read, write } = file.endsWith('.md')
          ? markdownText(formatting)
          : jsonText(fields, formatting);
        return { file, text, written: await write(read(text)) };
      }),
  );
};
