import { format } from 'prettier/standalone';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as markdown from 'prettier/plugins/markdown';
import { bodyName, type EditorField } from '../editor-types';
import type { Formatting } from '../options';
import { closeRecord, openRecord } from './record-values';

/** How a kind of file is read and written by the editor. */
export interface RecordText {
  /** @returns The values of the editor's fields. */
  read: (text: string) => Record<string, unknown>;
  /** @returns The text of the file, formatted by Prettier. */
  write: (values: Record<string, unknown>) => Promise<string>;
}

const tidy = (text: string, parser: 'json' | 'markdown', formatting: Formatting): Promise<string> =>
  format(text, {
    parser,
    ...formatting,
    plugins: [babel, estree, markdown],
  });

/** JSON records. */
export const jsonText = (fields: readonly EditorField[], formatting: Formatting): RecordText => ({
  read: (text) => openRecord(JSON.parse(text), fields),
  write: (values) => tidy(JSON.stringify(closeRecord(values, fields), null, 2), 'json', formatting),
});

/** Markdown without front matter. */
export const markdownText = (formatting: Formatting): RecordText => ({
  read: (text) => ({ [bodyName]: text.replaceAll('\r\n', '\n').trimEnd() }),
  write: ({ [bodyName]: body }) =>
    tidy(`${typeof body === 'string' ? body : ''}\n`, 'markdown', formatting),
});
