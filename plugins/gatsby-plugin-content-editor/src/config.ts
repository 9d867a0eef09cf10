import { basename } from 'node:path';
import { defaultLanguage, languages } from '../../../src/i18n/languages';
import { localOnly, readBackend, type Backend } from './backend';
import type { EditorCollection } from './editor-collection';
import { singleCollection, wordCollection } from './file-collections';
import { caseCollections, recordCollections } from './folder-collections';

/** What the editor is told when it starts. */
export interface EditorConfig {
  backend: Backend;
  collections: EditorCollection[];
  [option: string]: unknown;
}

/**
 * Lists everything that can be edited.
 *
 * @param root The project's root; the interface's words are read from its content.
 */
export const readCollections = (root: string): EditorCollection[] => [
  ...recordCollections(),
  ...caseCollections(),
  singleCollection(),
  wordCollection(root),
];

/**
 * Composes the configuration of Sveltia CMS.
 *
 * @param root The project's root.
 * @param env The process's environment, which names the repository.
 */
export const editorConfig = (
  root: string,
  env: Record<string, string | undefined>,
): EditorConfig => ({
  load_config_file: false,
  backend: readBackend(env) ?? localOnly(basename(root)),
  media_folder: 'content/media',
  public_folder: '/content/media',
  media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
  slug: { encoding: 'ascii', clean_accents: true },
  i18n: { structure: 'multiple_files', locales: [...languages], default_locale: defaultLanguage },
  collections: readCollections(root),
});
