import { languages } from '../../../i18n/languages';
import { homePage } from '../../../i18n/route-table';
import { didYouMean } from '../messages/closest';
import { missing } from './check-records';
import { nameSimilarity } from './originals';
import { recordsOf, type ContentFile, type LoadedRecord } from '../loading/load-content';
import type { FieldPath, Problem } from '../messages/problem';
import { pageNames } from '../schemas/page';
import { groupBy, repeatsIn } from '../group-by';

interface UniqueValue {
  file: ContentFile;
  field: FieldPath;
  /** What must be unique, such as `nl diensten`. */
  value: string;
  /** What the visitor would see twice. */
  what: string;
  /** How similar the name of the record is to that of its file, where that shows which of two is the copy; 0 elsewhere. */
  similarity: number;
}

/** The address of a record in each language, which no other may have; the home page has none. */
export const uniqueSlugs = ({
  file,
  record: { slug },
}: LoadedRecord<'pages'> | LoadedRecord<'cases'>): UniqueValue[] =>
  slug
    ? languages.map((language) => ({
        file,
        field: ['slug', language],
        value: `${language} ${slug[language]}`,
        what: `the address "${slug[language]}"`,
        similarity: nameSimilarity(file),
      }))
    : [];

/** Reports what two files have in common, once for each field. Where their names do not show which is the copy, either may be changed. */
export const findDuplicates = (values: readonly UniqueValue[]): Problem[] => {
  // Files come in the order of their names, which decides between those that are as alike.
  const originalsFirst = [...values].sort((one, other) => other.similarity - one.similarity);
  const repeats = repeatsIn(originalsFirst, ({ value }) => value);
  return groupBy(repeats, ({ item }) => `${item.file.path} ${String(item.field[0])}`)
    .flatMap((ofField) => ofField.slice(0, 1))
    .map(({ item: { file, field, what, similarity }, first }) => {
      const fields = field.length > 1 ? ' in every language' : '';
      const files = similarity < first.similarity ? '' : ', in one of the two files';
      return file.problem(
        field,
        `${what} is in content/${first.file.path} too; choose another${fields}${files}.`,
      );
    });
};

/** Checks that each page has a template, and that no two share an address or a place in a menu. */
export const checkPages = (files: readonly ContentFile[]): Problem[] => {
  const known: readonly string[] = pageNames;
  const pages = recordsOf(files, 'pages');

  const unknownPages = files.flatMap((file) => {
    const { name, key = '' } = file.identity ?? {};
    if (name !== 'pages' || known.includes(key)) return [];
    const meant = didYouMean(key, pageNames);
    return file.problem(
      [],
      `no template is registered for this page in src/gatsby/content/schemas/page.ts; ${meant ? `${meant} The` : 'the'} pages are ${pageNames.join(', ')}.`,
    );
  });

  const slugs = pages.flatMap(({ file, key, record: { slug } }) =>
    file.problemsWhere([
      [
        key === homePage && slug,
        ['slug'],
        'the home page is at the root of its language and has no slug; remove it.',
      ],
      [key !== homePage && !slug, [], 'slug is missing; only the home page has none.'],
    ]),
  );

  const positions = pages.flatMap(({ file, record }) =>
    (['header', 'footer'] as const).flatMap((menu): UniqueValue[] => {
      const place = record[menu];
      const [value, what] = [`${menu} ${place}`, `position ${place}`];
      return place ? [{ file, field: [menu], value, what, similarity: 0 }] : [];
    }),
  );

  return [
    ...unknownPages,
    ...slugs,
    ...findDuplicates([...pages.flatMap(uniqueSlugs), ...positions]),
    ...missing(
      files,
      pageNames.map((name) => `pages/${name}.json`),
    ),
  ];
};
