import { bodyName, type EditorCollection, type EditorField } from './editor-types';
import { fieldsOf } from './fields';
import { labelOf } from './label';
import { listing } from './listing';
import {
  defaultLanguageOf,
  type CaseFiles,
  type EditorOptions,
  type FieldOptions,
  type RecordFolder,
} from './options';

/** @returns The collection of a folder of JSON records. */
export const recordCollection = (
  { name, folder, rule, fixed = false }: RecordFolder,
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
    fields,
  };
};

/** A story shows no pictures, so the editor offers none. */
const body: EditorField = {
  name: bodyName,
  label: 'Story',
  widget: 'richtext',
  editor_components: [],
};

/** @returns The cases of each language, whose files have a name that Sveltia CMS has no notion of: `<case>/<language>.md`. */
export const caseCollections = (
  { name, folder, rule, translationRule }: CaseFiles,
  options: EditorOptions,
): EditorCollection[] =>
  Object.entries(options.languages).map(([language, languageName]) => {
    const isDefault = language === defaultLanguageOf(options);
    const fields = [...fieldsOf(isDefault ? rule : translationRule, name, options), body];
    return {
      name: `${name}-${language}`,
      label: `Cases: ${languageName}`,
      folder,
      path: `{{slug}}/${language}`,
      extension: 'md',
      // Sveltia CMS takes a format for Markdown only by a name that ends so.
      format: `${name}-${language}-frontmatter`,
      ...listing(fields, options),
      // The title differs from language to language, so the folder's name is asked for.
      slug: {
        editable: ['create'],
        hint: "Name of the case's folder: small letters, digits and hyphens, the same in every language.",
        pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Expected small letters, digits and single hyphens.'],
      },
      fields,
    };
  });
