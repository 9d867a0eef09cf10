import { languages } from '../../../i18n/languages';
import { homePage } from '../../../i18n/route-table';
import { didYouMean } from '../messages/closest';
import { missing } from './check-records';
import { recordsOf, type ContentFile } from '../loading/load-content';
import type { FieldPath, Problem } from '../messages/problem';
import { pageNames } from '../schemas/page';

interface Claim {
  file: ContentFile;
  field: FieldPath;
  /** What must be unique, such as `nl diensten`. */
  claim: string;
  /** What the visitor would see twice. */
  what: string;
}

const isNewer = (one: ContentFile, other: ContentFile): boolean =>
  one.created === other.created ? one.path > other.path : one.created > other.created;

/** Reports what two files claim, once for each field and in the newer file, which probably is a copy of the other. */
export const findDuplicates = (claims: readonly Claim[]): Problem[] => {
  const reported = new Set<string>();
  return claims.flatMap(({ file, field, claim, what }) => {
    const other = claims.find((rival) => rival.claim === claim && isNewer(file, rival.file));
    const place = `${file.path} ${String(field[0])}`;
    if (!other || reported.has(place)) return [];
    reported.add(place);
    return [
      file.problem(
        field,
        `${what} is in content/${other.file.path} too, which was there first; choose another${field.length > 1 ? ' in every language' : ''}.`,
      ),
    ];
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
    return [
      file.problem(
        [],
        `there is no template for this page; ${meant ? `${meant} The` : 'the'} pages are ${pageNames.join(', ')}.`,
      ),
    ];
  });

  const slugs = pages.flatMap(({ file, key, record }) => {
    if (key === homePage && record.slug)
      return [
        file.problem(
          ['slug'],
          'the home page is at the root of its language and has no slug; remove it.',
        ),
      ];
    if (key !== homePage && !record.slug)
      return [file.problem([], 'slug is missing; only the home page has none.')];
    return [];
  });

  const claims = pages.flatMap(({ file, record }): Claim[] => [
    ...languages.flatMap((language) => {
      const slug = record.slug?.[language];
      return slug
        ? [
            {
              file,
              field: ['slug', language],
              claim: `${language} ${slug}`,
              what: `the address "${slug}"`,
            },
          ]
        : [];
    }),
    ...(['header', 'footer'] as const).flatMap((menu) => {
      const position = record[menu];
      return position
        ? [{ file, field: [menu], claim: `${menu} ${position}`, what: `position ${position}` }]
        : [];
    }),
  ]);

  return [
    ...unknownPages,
    ...slugs,
    ...findDuplicates(claims),
    ...missing(
      files,
      pageNames.map((name) => `pages/${name}.json`),
    ),
  ];
};
