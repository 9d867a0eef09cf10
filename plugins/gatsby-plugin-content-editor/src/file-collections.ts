import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { bodyName, type EditorCollection, type EditorField, type EditorFile } from './editor-types';
import { fieldsOf } from './fields';
import { labelOf } from './label';
import {
  defaultLanguageOf,
  type FieldOptions,
  type LanguageFiles,
  type SingleFiles,
} from './options';

export const singleCollection = (
  { name: collection, label, files }: SingleFiles,
  options: FieldOptions,
): EditorCollection => ({
  name: collection,
  label,
  files: files.map(({ name, file, rule }) => ({
    name,
    label: labelOf(name),
    file,
    format: name,
    media_folder: 'media',
    public_folder: './media',
    fields: fieldsOf(rule, name, options),
  })),
});

type Words = Record<string, unknown>;

/** The words have no schema; every language has the fields of the default one. */
const wordFields = (words: Words): EditorField[] =>
  Object.entries(words).map(([name, value]) => ({
    name,
    label: labelOf(name),
    i18n: true,
    ...(typeof value === 'object' && value !== null
      ? // A word that is no text is a group: the content check accepts nothing else.
        { widget: 'object', fields: wordFields(value as Words) }
      : { widget: 'string' }),
  }));

const wordFiles = (
  root: string,
  { name: collection, folder }: LanguageFiles,
  options: FieldOptions,
): EditorFile[] => {
  const words = join(root, folder, defaultLanguageOf(options));
  return readdirSync(words).map((file) => {
    const { name } = parse(file);
    return {
      name,
      label: labelOf(name),
      file: `${folder}/{{locale}}/${file}`,
      format: `${collection}-${name}`,
      i18n: true,
      fields: wordFields(JSON.parse(readFileSync(join(words, file), 'utf8'))),
    };
  });
};

/** Names of what is in a folder; none if the folder is missing, because git keeps no empty one. */
export const namesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder) : [];

const storyFiles = (root: string, { name: collection, folder }: LanguageFiles): EditorFile[] =>
  namesIn(join(root, folder)).map((name) => ({
    name,
    label: labelOf(name),
    file: `${folder}/${name}/{{locale}}.md`,
    // Sveltia CMS accepts a format for Markdown only if its name ends like this.
    format: `${collection}-${name}-frontmatter`,
    i18n: true,
    // A story has no images, so the editor offers none.
    fields: [
      { name: bodyName, label: 'Story', widget: 'richtext', i18n: true, editor_components: [] },
    ],
  }));

/** Texts with a file for each language; names, and the fields of words, are read from the files below `root`. */
export const languageCollection = (
  root: string,
  files: LanguageFiles,
  options: FieldOptions,
): EditorCollection => ({
  name: files.name,
  label: files.label,
  i18n: true,
  files: files.kind === 'words' ? wordFiles(root, files, options) : storyFiles(root, files),
});
