import { format } from 'prettier/standalone';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as markdown from 'prettier/plugins/markdown';
import * as yaml from 'prettier/plugins/yaml';
import { parse, stringify } from 'yaml';
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
    plugins: [babel, estree, markdown, yaml],
  });

/** JSON records. */
export const jsonText = (fields: readonly EditorField[], formatting: Formatting): RecordText => ({
  read: (text) => openRecord(JSON.parse(text), fields),
  write: (values) => tidy(JSON.stringify(closeRecord(values, fields), null, 2), 'json', formatting),
});

const frontMatter = /^---\n([\s\S]*?)\n---\n*([\s\S]*)$/;

/** Markdown files with front matter. */
export const markdownText = (
  fields: readonly EditorField[],
  formatting: Formatting,
): RecordText => ({
  read: (text) => {
    const [, head = '', body = text] = frontMatter.exec(text.replaceAll('\r\n', '\n')) ?? [];
    return {
      ...openRecord(parse(head, { version: '1.1' }) ?? {}, fields),
      [bodyName]: body.trimEnd(),
    };
  },
  write: (values) => {
    const { [bodyName]: body, ...head } = closeRecord(values, fields);
    const yamlText = stringify(head, { lineWidth: 0, singleQuote: true, version: '1.1' });
    const bodyText = typeof body === 'string' ? body : '';
    return tidy(`---\n${yamlText}---\n\n${bodyText}\n`, 'markdown', formatting);
  },
});
