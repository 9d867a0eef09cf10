import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { backendOf } from './backend';
import {
  editorFields,
  labelOf,
  type EditorField,
  type FieldOptions,
  type JsonSchema,
} from './fields';

/** The options, which the README describes. */
export interface EditorOptions extends FieldOptions {
  enabled: boolean;
  repository?: string;
  folder: string;
  types: readonly { path: string; schema: JsonSchema }[];
  fixed: readonly string[];
  titles: readonly string[];
  texts: readonly { label: string; path: string }[];
}

type Type = EditorOptions['types'][number];

const isFolder = ({ path }: Type): boolean => path.includes('<name>');

const entryCollection = ({ path, schema }: Type, options: EditorOptions) => {
  const [name = '', ...below] = path.replace('<name>', '{{slug}}').split('/');
  const fields = editorFields(schema, name, options);
  const title = fields.find((field) => options.titles.includes(field.name));
  const [language] = Object.keys(options.languages);
  // A translated title is listed in the default language.
  const titlePath = title?.fields ? `${title.name}.${language}` : title?.name;
  return {
    name,
    label: labelOf(name),
    folder: `${options.folder}/${name}`,
    path: below.join('/').replace('.json', ''),
    extension: 'json',
    format: 'json',
    create: !options.fixed.includes(name),
    delete: !options.fixed.includes(name),
    identifier_field: titlePath,
    ...(schema.properties?.order && {
      sortable_fields: { fields: ['order'], default: { field: 'order' } },
    }),
    // Pictures are in the folder of the entry that names them.
    media_folder: '',
    public_folder: './',
    fields,
  };
};

const singleFile = ({ path, schema }: Type, options: EditorOptions) => ({
  name: parse(path).name,
  label: labelOf(parse(path).name),
  file: `${options.folder}/${path}`,
  media_folder: 'media',
  public_folder: './media',
  fields: editorFields(schema, path, options),
});

/** Message keys have no schema: every language has those of the default one. */
const messageFields = (messages: object): EditorField[] =>
  Object.entries(messages).map(([name, value]) => ({
    name,
    label: labelOf(name),
    i18n: true,
    ...(typeof value === 'string'
      ? { widget: 'string' }
      : { widget: 'object', fields: messageFields(value) }),
  }));

const markdown: EditorField = {
  name: 'body',
  label: 'Text',
  widget: 'richtext',
  i18n: true,
  editor_components: [],
  // Rich text writes the whole text anew, in every language, and loses the alignment of tables and
  // the | in their cells.
  modes: ['raw', 'rich_text'],
};

const textFiles = (root: string, path: string, { folder, languages }: EditorOptions) => {
  const [language = ''] = Object.keys(languages);
  const original = join(root, folder, path.replace('<language>', language));
  const above = original.slice(0, original.indexOf('<name>'));
  // Git keeps no empty folder, and systems put hidden files beside others.
  const found = existsSync(above) ? readdirSync(above) : [];
  return found
    .filter((entry) => !entry.startsWith('.'))
    .map((entry) => {
      const { name } = parse(entry);
      const file = original.replace('<name>', name);
      return {
        name,
        label: labelOf(name),
        file: `${folder}/${path.replace('<name>', name).replace('<language>', '{{locale}}')}`,
        format: path.endsWith('.md') ? 'frontmatter' : 'json',
        i18n: true,
        fields: path.endsWith('.md')
          ? [markdown]
          : messageFields(JSON.parse(readFileSync(file, 'utf8'))),
      };
    });
};

/** The configuration of Sveltia CMS; it changes with the content and the options. */
export const editorConfig = (root: string, options: EditorOptions) => ({
  backend: backendOf(options.repository),
  media_folder: `${options.folder}/media`,
  public_folder: `/${options.folder}/media`,
  media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true },
  // Its preview lists the fields again; the page itself is open beside it.
  editor: { preview: false },
  show_preview_links: false,
  i18n: {
    structure: 'multiple_files',
    locales: Object.keys(options.languages),
    default_locale: Object.keys(options.languages)[0],
  },
  collections: [
    ...options.types.filter(isFolder).map((type) => entryCollection(type, options)),
    ...options.texts.map(({ label, path }) => ({
      name: label.toLowerCase().replaceAll(' ', '-'),
      label,
      i18n: true,
      files: textFiles(root, path, options),
    })),
  ],
  singletons: options.types
    .filter((type) => !isFolder(type))
    .map((type) => singleFile(type, options)),
});
