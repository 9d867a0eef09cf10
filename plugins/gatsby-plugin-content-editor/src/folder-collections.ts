import type { EditorCollection } from './editor-types';
import { fieldsOf } from './fields';
import { labelOf } from './label';
import { listing } from './listing';
import type { FieldOptions, RecordFolder } from './options';

export const recordCollection = (
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
