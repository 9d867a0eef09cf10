/** One field of the visual editor: what Sveltia CMS calls a field, as far as this site uses it. */
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
  /** What stands in the file when the field is empty; a field without it is left out of the file. */
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

/** The option that is this site's own. */
export const emptyKey = 'empty' satisfies keyof EditorField;

/** The key that tells the editor which shape a value has; it never reaches a file. */
export const shapeKey = 'shape';
