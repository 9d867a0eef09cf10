/** A field of Sveltia CMS, as far as this plugin uses it. */
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
  hint?: string;
  /** True by default. */
  required?: boolean;
  /** Written for an empty field; without it, the field is left out of the file. */
  empty?: unknown;
  /** Whether each language has its own value, in records with a file per language. */
  i18n?: boolean;
  /** Fields of an object, or of each object in a list. */
  fields?: EditorField[];
  /** The field that a list of plain values repeats. */
  field?: EditorField;
  types?: EditorShape[];
  typeKey?: string;
}

/** One of several shapes of a value: a group of fields, or a fixed word if it has none. */
export interface EditorShape {
  name: string;
  label: string;
  fields?: EditorField[];
}

/** An option of this plugin, unknown to Sveltia CMS. */
export const emptyKey = 'empty' satisfies keyof EditorField;

/** The key of a value's shape while it is edited; never written to a file. */
export const shapeKey = 'shape';

export interface EditorFile {
  name: string;
  label: string;
  file: string;
  format: string;
  fields: EditorField[];
}

/** A folder of records, or a list of single files. */
export interface EditorCollection {
  name: string;
  label: string;
  folder?: string;
  extension?: string;
  format?: string;
  fields?: EditorField[];
  files?: EditorFile[];
  /** Pattern of the files' paths in the folder. */
  path?: string;
  create?: boolean;
  delete?: boolean;
  /** Whether each language has its own file. */
  i18n?: boolean;
}

/** Name of the field that holds the text of a Markdown file. */
export const bodyName = 'body';
