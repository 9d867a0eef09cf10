import { basename } from 'node:path';
import { localOnly, type Backend } from './backend';
import type { EditorCollection, EditorField } from './editor-types';
import { fieldsOf } from './fields';
import { languageCollection, singleCollection } from './file-collections';
import { labelOf } from './label';
import {
  defaultLanguageOf,
  type EditorOptions,
  type FieldOptions,
  type Formatting,
  type RecordFolder,
} from './options';
import { editorPage } from './page';

/** What the editor's script reads when it starts. */
export interface EditorConfig {
  backend: Backend;
  collections: EditorCollection[];
  /** How files are written; the rest is for Sveltia CMS. */
  formatting: Formatting;
  [option: string]: unknown;
}

/** The field that names records in a list, in the default language if it is translated. */
const titleOf = (fields: readonly EditorField[], options: FieldOptions): string => {
  const title = ['name', 'label', 'title']
    .map((name) => fields.find((field) => field.name === name))
    .find(Boolean);
  if (!title) throw new Error('A kind of record needs a name, a label or a title to be listed by.');
  return title.widget === 'object' ? `${title.name}.${defaultLanguageOf(options)}` : title.name;
};

/** The options of a collection that define how its records are listed, and how the file of a new one is named. */
const listing = (fields: readonly EditorField[], options: FieldOptions) => {
  const title = titleOf(fields, options);
  const isOrdered = fields.some(({ name }) => name === 'order');
  return {
    identifier_field: title,
    summary: `{{${title}}}`,
    slug: {
      template: `{{${title}}}`,
      editable: ['create'],
      hint: 'Name of the file. It stays as it is afterwards.',
    },
    ...(isOrdered && {
      sortable_fields: { fields: ['order'], default: { field: 'order', direction: 'ascending' } },
    }),
    // Files are in the folder of the record that names them.
    media_folder: '',
    public_folder: './',
  };
};

const recordCollection = (
  { name, folder, rule, path, fixed = false }: RecordFolder,
  options: FieldOptions,
): EditorCollection => {
  const fields = fieldsOf(rule, name, options);
  return {
    name,
    label: labelOf(name),
    folder,
    extension: 'json',
    format: name,
    create: !fixed,
    delete: !fixed,
    ...listing(fields, options),
    ...(path && { path }),
    fields,
  };
};

/** Lists everything that can be edited. Fields of texts without a schema are read from the files below `root`. */
export const readCollections = (root: string, options: EditorOptions): EditorCollection[] =>
  options.collections.map((collection) => {
    if (collection.kind === 'records') return recordCollection(collection, options);
    if (collection.kind === 'files') return singleCollection(collection, options);
    return languageCollection(root, collection, options);
  });

const editorConfig = (root: string, options: EditorOptions): EditorConfig => ({
  load_config_file: false,
  backend: options.backend ?? localOnly(basename(root)),
  media_folder: options.mediaFolder,
  public_folder: `/${options.mediaFolder}`,
  media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
  slug: { encoding: 'ascii', clean_accents: true },
  // Its preview lists the fields again; the page itself is open beside it.
  editor: { preview: false },
  show_preview_links: false,
  i18n: {
    structure: 'multiple_files',
    locales: Object.keys(options.languages),
    default_locale: defaultLanguageOf(options),
  },
  collections: readCollections(root, options),
  formatting: options.formatting,
});

/** The editor's page and configuration, by file name; both change with the content and the options. */
export const editorFiles = (root: string, options: EditorOptions): Record<string, string> => ({
  'index.html': editorPage(options.title(), options.backend),
  'config.json': JSON.stringify(editorConfig(root, options)),
});
