import type { EditorField } from './editor-field';

/** A single file that the editor edits. */
export interface EditorFile {
  name: string;
  label: string;
  file: string;
  format: string;
  fields: EditorField[];
  [option: string]: unknown;
}

/** Records of one kind: a folder of them, or a list of single files. */
export interface EditorCollection {
  name: string;
  label: string;
  folder?: string;
  extension?: string;
  format?: string;
  fields?: EditorField[];
  files?: EditorFile[];
  [option: string]: unknown;
}
