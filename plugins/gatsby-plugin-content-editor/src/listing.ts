import type { EditorField } from './editor-field';
import { defaultLanguage } from '../../../src/i18n/languages';

/** The field by which a list of records calls them, in the default language where it is translated. */
const titleOf = (fields: readonly EditorField[]): string => {
  const title = ['name', 'label', 'title']
    .map((name) => fields.find((field) => field.name === name))
    .find(Boolean);
  if (!title) throw new Error('A kind of record needs a name, a label or a title to be listed by.');
  return title.widget === 'object' ? `${title.name}.${defaultLanguage}` : title.name;
};

/**
 * Tells how the records of a folder are listed, and how the file of a new one is named.
 *
 * @param fields The fields of the records.
 * @returns Options of the collection.
 */
export const listing = (fields: readonly EditorField[]) => {
  const title = titleOf(fields);
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
    // Files stand beside the record that names them.
    media_folder: '',
    public_folder: './',
  };
};
