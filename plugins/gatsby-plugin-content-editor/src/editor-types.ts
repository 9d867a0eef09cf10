/** One field of Sveltia CMS, as far as this plugin uses it. */
export interface EditorField {
  name: string;
  label: string;
  widget:
    | 'boolean'
    | 'datetime'
    | 'file'
    | 'hidden'
    | 'image'
    | 'list'
    | 'number'
    | 'object'
    | 'richtext'
    | 'select'
    | 'string'
    | 'text';
  /** A sentence below the field. */
  hint?: string;
  /** False where the field may stay empty. */
  required?: boolean;
  /** The value in the file when the field is empty; a field without it is left out of the file. */
  empty?: unknown;
  /** Whether each language has its own value, in records that have a file for each language. */
  i18n?: boolean;
  /** Fields of an object, or of each object in a list. */
  fields?: EditorField[];
  /** The field that a list repeats, where its items are plain values. */
  field?: EditorField;
  /** The shapes that an object may have. */
  types?: EditorShape[];
  /** The key under which an object's shape is kept while it is edited. */
  typeKey?: string;
  [option: string]: unknown;
}

/** One of several shapes of a value: a group of fields, or a fixed word where there are none. */
export interface EditorShape {
  name: string;
  label: string;
  fields?: EditorField[];
}

/** An option of this plugin, unknown to Sveltia CMS. */
export const emptyKey = 'empty' satisfies keyof EditorField;

/** The key that holds which shape a value has; it is never written to a file. */
export const shapeKey = 'shape';

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

/** Name of the field that holds the text of a Markdown file. */
export const bodyName = 'body';
