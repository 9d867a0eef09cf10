import type { ContentError, FieldPath } from '../errors';
import { repeatsIn } from '../group-by';
import { languages } from '../languages';
import { entriesOf, errorIn, type ContentFile } from '../read-content';

interface UniqueValue {
  file: ContentFile;
  field: FieldPath;
  /** What must be unique, such as `nl diensten`. */
  value: string;
  /** What two files have in common, in words. */
  what: string;
}

const findRepeated = (values: readonly UniqueValue[]): ContentError[] =>
  repeatsIn(values, ({ value }) => value).map(({ item: { file, field, what }, first }) =>
    errorIn(
      file,
      field,
      `${what} is in content/${first.file.path} too; choose another in one of the two.`,
    ),
  );

const slugsOf = (files: readonly ContentFile[], name: 'Page' | 'Case'): UniqueValue[] =>
  entriesOf(files, name).flatMap(({ file, entry: { slug } }) =>
    languages.flatMap((language) =>
      slug
        ? {
            file,
            field: ['slug', language],
            value: `${language} ${slug[language]}`,
            what: `the address "${slug[language]}"`,
          }
        : [],
    ),
  );

/** Reports two pages, or two cases, with the same address in a language. */
export const checkSlugs = (files: readonly ContentFile[]): ContentError[] =>
  (['Page', 'Case'] as const).flatMap((name) => findRepeated(slugsOf(files, name)));

/** The fields that hold a place in a list; plans share theirs with those of their price list only. */
const placeFields = ['order', 'header', 'footer'];

/** Reports two entries with the same place in a list. */
export const checkOrder = (files: readonly ContentFile[]): ContentError[] =>
  findRepeated(
    files.flatMap((file) =>
      placeFields.flatMap((field) => {
        const { [field]: place, line } = Object(file.entry);
        const value = JSON.stringify([file.type?.name, line, field, place]);
        return place === undefined ? [] : { file, field: [field], value, what: `place ${place}` };
      }),
    ),
  );
