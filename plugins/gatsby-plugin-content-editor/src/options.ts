import type { Backend } from './backend';
import type { Rule } from './rule';

/** A folder of JSON records, one per file. */
export interface RecordFolder {
  kind: 'records';
  name: string;
  /** From the project's root. */
  folder: string;
  /** The JSON Schema of a record. */
  rule: Rule;
  /** Path of a record below the folder, for records with folders of their own, such as `{{slug}}/case`. */
  path?: string;
  /** Whether the editor adds no records and removes none. */
  fixed?: boolean;
}

/** JSON records of which there is one each. */
export interface SingleFiles {
  kind: 'files';
  name: string;
  label: string;
  files: readonly { name: string; file: string; rule: Rule }[];
}

/** JSON files of texts, `<folder>/<language>/<name>.json`, edited side by side. */
export interface WordFiles {
  kind: 'words';
  name: string;
  label: string;
  folder: string;
}

/** Markdown files, `<folder>/<name>/<language>.md`, edited side by side. */
export interface StoryFiles {
  kind: 'stories';
  name: string;
  label: string;
  folder: string;
}

/** One list of the editor. */
export type CollectionOptions = RecordFolder | SingleFiles | WordFiles | StoryFiles;

/** What fields are called and how they are edited, as far as their rules do not define it. */
export interface FieldOptions {
  /** English name of each language by its code, the default language first. */
  languages: Readonly<Record<string, string>>;
  /** Names of fields whose texts are too long for a single line. */
  multiline: readonly string[];
}

/** The plugin's options. */
export interface EditorOptions extends FieldOptions {
  /** Whether a build has the editor; the develop server always has it. */
  enabled: boolean;
  /** The repository that the editor saves to; without one it edits local files. */
  backend?: Backend;
  /** Title of the editor's page. A function, because it may be content that is edited. */
  title: () => string;
  /** Folder of files that belong to no record, from the project's root. */
  mediaFolder: string;
  /** Options of Prettier with which files are written. */
  formatting: Formatting;
  collections: readonly CollectionOptions[];
}

export interface Formatting {
  singleQuote?: boolean;
  printWidth?: number;
}

/** @returns The code of the default language. */
export const defaultLanguageOf = ({ languages }: FieldOptions): string => {
  const [first] = Object.keys(languages);
  if (first === undefined) throw new Error('The option "languages" of the editor is empty.');
  return first;
};
