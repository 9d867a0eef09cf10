import type { Backend } from './backend';
import type { Rule } from './rule';

/** A folder of JSON records, one per file. */
export interface RecordFolder {
  kind: 'records';
  name: string;
  /** From the project's root. */
  folder: string;
  rule: Rule;
  /** Path of a record below the folder, for records with folders of their own, such as `{{slug}}/case`. */
  path?: string;
  /** Whether records can be neither added nor removed. */
  fixed?: boolean;
}

/** Single JSON records. */
export interface SingleFiles {
  kind: 'files';
  name: string;
  label: string;
  files: readonly { name: string; file: string; rule: Rule }[];
}

/** Files per language, edited side by side: words in `<folder>/<language>/<name>.json`, stories in `<folder>/<name>/<language>.md`. */
export interface LanguageFiles {
  kind: 'words' | 'stories';
  name: string;
  label: string;
  folder: string;
}

/** How fields are named and edited, as far as their schemas do not define it. */
export interface FieldOptions {
  /** English name of each language by its code, the default language first. */
  languages: Readonly<Record<string, string>>;
  /** Fields whose texts are too long for a single line. */
  multiline: readonly string[];
}

export interface EditorOptions extends FieldOptions {
  /** Whether a build includes the editor; the develop server always does. */
  enabled: boolean;
  /** The repository that the editor saves to; without one it edits local files. */
  backend?: Backend;
  /** Title of the editor's page; a function, because it may be content that is edited. */
  title: () => string;
  /** Folder of files that belong to no record, from the project's root. */
  mediaFolder: string;
  /** Prettier's options for the files that the editor writes. */
  formatting: Formatting;
  collections: readonly (RecordFolder | SingleFiles | LanguageFiles)[];
}

export interface Formatting {
  singleQuote?: boolean;
  printWidth?: number;
}

/** The code of the first language. Throws if there is none. */
export const defaultLanguageOf = ({ languages }: FieldOptions): string => {
  const [first] = Object.keys(languages);
  if (first === undefined) throw new Error('The option "languages" of the editor is empty.');
  return first;
};
