import type { EditorField } from './editor-types';
import { defaultLanguageOf, type FieldOptions } from './options';

/** The field that names records in a list, in the default language if it is translated. */
const titleOf = (fields: readonly EditorField[], options: FieldOptions): string => {
  const title = ['name', 'label', 'title']
    .map((name) => fields.find((field) => field.name === name))
    .find(Boolean);
  if (!title) throw new Error('A kind of record needs a name, a label or a title to be listed by.');
  return title.widget === 'object' ? `${title.name}.${defaultLanguageOf(options)}` : title.name;
};

/** The options of a collection that define how its records are listed, and how the file of a new one is named. */
export const listing = (fields: readonly EditorField[], options: FieldOptions) => {
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
