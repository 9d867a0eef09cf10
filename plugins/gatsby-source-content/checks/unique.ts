import type { ContentError, FieldPath } from '../errors';
import { repeatsIn } from '../group-by';
import { languages } from '../languages';
import { entriesOf, errorIn, type ContentFile } from '../read-content';

interface UniqueValue {
  file: ContentFile;
  field: FieldPath;
  /** What must be unique, such as `nl diensten`. */
  value: string;
  /** Describes the value in the message. */
  what: string;
}

const findDuplicates = (values: readonly UniqueValue[]): ContentError[] =>
  repeatsIn(values, ({ value }) => value).map(({ item: { file, field, what }, first }) =>
    errorIn(
      file,
      field,
      `${what} is in content/${first.file.path} too; choose another in one of the two.`,
    ),
  );

const slugsOf = (
  files: readonly ContentFile[],
  name: 'Page' | 'LegalPage' | 'Case',
): UniqueValue[] =>
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

/** Reports two pages with the same address in a language; cases are below a page of their own. */
export const checkSlugs = (files: readonly ContentFile[]): ContentError[] =>
  [[...slugsOf(files, 'Page'), ...slugsOf(files, 'LegalPage')], slugsOf(files, 'Case')].flatMap(
    findDuplicates,
  );

/** The fields with a position in a list. */
const positionFields = ['order', 'header', 'footer'];

/** Reports two entries at the same position of a list; the two price lists have positions of their own. */
export const checkOrder = (files: readonly ContentFile[]): ContentError[] =>
  findDuplicates(
    files.flatMap((file) =>
      positionFields.flatMap((field) => {
        const { [field]: position, line } = Object(file.entry);
        const value = JSON.stringify([file.type?.name, line, field, position]);
        return position === undefined
          ? []
          : { file, field: [field], value, what: `place ${position}` };
      }),
    ),
  );
