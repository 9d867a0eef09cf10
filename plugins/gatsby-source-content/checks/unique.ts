import { listOf, type ContentError, type FieldPath } from '../errors';
import { leavesOf } from '../fields/walk';
import { groupBy, repeatsIn } from '../group-by';
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

/** Two files with the same values, and the first field of them. */
interface Clash {
  file: ContentFile;
  first: ContentFile;
  field: FieldPath;
  whats: string[];
}

/** The name of an entry; that of a copy, such as `pro-2`, comes after it. */
const keyOf = ({ file: { key = '' } }: UniqueValue): string => key;

/** Finds files that repeat values of another one; a copied file is one clash. */
const findClashes = (values: readonly UniqueValue[]): Clash[] =>
  groupBy(
    repeatsIn(
      values.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), 'en')),
      ({ value }) => value,
    ),
    ({ item, first }) => `${item.file.path} ${first.file.path}`,
  ).flatMap(([clash, ...others]) =>
    clash
      ? {
          file: clash.item.file,
          first: clash.first.file,
          field: clash.item.field,
          whats: [...new Set([clash, ...others].map(({ item }) => item.what))],
        }
      : [],
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
            // Cases are below a page of their own.
            value: JSON.stringify([name === 'Case', language, slug[language]]),
            what: `the address "${slug[language]}"`,
          }
        : [],
    ),
  );

/** The fields with a position in a list. */
const positionFields = ['order', 'header', 'footer'];

/** The positions of an entry; the two price lists have positions of their own. */
const positionsOf = (file: ContentFile): UniqueValue[] =>
  positionFields.flatMap((field) => {
    const { [field]: position, line } = Object(file.entry);
    const value = JSON.stringify([file.type?.name, line, field, position]);
    return position === undefined ? [] : { file, field: [field], value, what: `place ${position}` };
  });

const findRepeated = (files: readonly ContentFile[]): Clash[] =>
  findClashes([
    ...files.flatMap(positionsOf),
    ...slugsOf(files, 'Page'),
    ...slugsOf(files, 'LegalPage'),
    ...slugsOf(files, 'Case'),
  ]);

/**
 * Reports two pages with the same address in a language, and two entries at the same position of a
 * list.
 */
export const checkUnique = (files: readonly ContentFile[]): ContentError[] =>
  findRepeated(files).map(({ file, first, field, whats }) =>
    errorIn(
      file,
      field,
      whats.length === 1
        ? `${whats[0]} is in content/${first.path} too; choose another in one of the two.`
        : `${listOf(whats)} are in content/${first.path} too; one of the two is a copy: choose others there.`,
    ),
  );

/** The texts by which visitors tell entries apart. */
const tellingFields = ['title', 'pageTitle', 'name', 'label', 'question', 'description'];

/** Pages of all kinds are side by side in search results, with this title. */
const titlesInSearch: Partial<Record<string, string>> = {
  Page: 'title',
  LegalPage: 'title',
  Case: 'pageTitle',
};

const tellingTextsOf = (file: ContentFile): UniqueValue[] =>
  tellingFields.flatMap((name) => {
    const type = file.type?.name ?? '';
    const title = titlesInSearch[type];
    const isInSearch = title && (name === title || name === 'description');
    return leavesOf(Object(file.entry)[name]).flatMap(({ field, value }) =>
      value === undefined
        ? []
        : {
            file,
            field: [name, ...field],
            value: JSON.stringify([isInSearch ? name === title : [type, name], field, value]),
            what: `the ${name}`,
          },
    );
  });

/**
 * Warns of two entries or pages that visitors cannot tell apart; those with an error for the same
 * reason are left out.
 */
export const findTwins = (files: readonly ContentFile[]): ContentError[] => {
  const reported = findRepeated(files).map(({ file }) => file);
  return findClashes(files.flatMap(tellingTextsOf))
    .filter(({ file }) => !reported.includes(file))
    .map(({ file, first, field, whats }) =>
      errorIn(
        file,
        field,
        `has ${listOf(whats)} of content/${first.path}; visitors see both, so write other words in one of the two.`,
      ),
    );
};
