import { z } from 'zod';
import { didYouMean } from '../did-you-mean';
import { quote, type ContentError, type FieldPath } from '../errors';
import { referenceOf } from '../fields/references';
import { fieldsOf, valueAt } from '../fields/walk';
import { errorIn, type ContentFile } from '../read-content';

interface Named {
  path: FieldPath;
  name: string;
  /** The content type of the entry that is named. */
  type: string;
  folder: string;
}

/** The names of other entries in an entry. The schema reports those that are no texts. */
const namedIn = ({ type, value }: ContentFile): Named[] =>
  (type ? fieldsOf(type.schema) : []).flatMap(({ path, schema }) => {
    const isList = schema instanceof z.ZodArray;
    const target = referenceOf(isList ? schema.element : schema);
    if (!target) return [];
    const given = valueAt(value, path);
    const names: unknown[] = isList && Array.isArray(given) ? given : [given];
    return names.flatMap((name, index) =>
      typeof name === 'string' ? { ...target, name, path: isList ? [...path, index] : path } : [],
    );
  });

/** Reports names of entries that do not exist, such as a plan that was renamed. */
export const checkReferences = (files: readonly ContentFile[]): ContentError[] =>
  files.flatMap((file) =>
    namedIn(file).flatMap(({ path, name, type, folder }) => {
      const names = files.flatMap((other) => (other.type?.name === type ? (other.key ?? []) : []));
      if (names.includes(name)) return [];
      const guess = didYouMean(name, names);
      return errorIn(
        file,
        path,
        `there is no ${quote(name)} in content/${folder}; ${guess ?? 'correct the name, or take it out.'}`,
      );
    }),
  );
