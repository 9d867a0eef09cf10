import { format } from 'prettier/standalone';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as markdown from 'prettier/plugins/markdown';
import { bodyName, type EditorField } from '../editor-types';
import type { Formatting } from '../options';
import { toFileValues, toEditorValues } from './record-values';

/** Reads a file's text into the values that the editor edits, and writes them back, formatted by Prettier. */
interface RecordText {
  read: (text: string) => Record<string, unknown>;
  write: (values: Record<string, unknown>) => Promise<string>;
}

const tidy = (text: string, parser: 'json' | 'markdown', formatting: Formatting): Promise<string> =>
  format(text, {
    parser,
    ...formatting,
    plugins: [babel, estree, markdown],
  });

export const jsonText = (fields: readonly EditorField[], formatting: Formatting): RecordText => ({
  read: (text) => toEditorValues(JSON.parse(text), fields),
  write: (values) =>
    tidy(JSON.stringify(toFileValues(values, fields), null, 2), 'json', formatting),
});

/** Markdown without front matter. */
export const markdownText = (formatting: Formatting): RecordText => ({
  read: (text) => ({ [bodyName]: text.replaceAll('\r\n', '\n').trimEnd() }),
  write: ({ [bodyName]: body }) =>
    tidy(`${typeof body === 'string' ? body : ''}\n`, 'markdown', formatting),
});
