import { languages } from '../../i18n/languages';
import { findDoubles } from './check-pages';
import { missing } from './check-records';
import { checkStory } from './check-story';
import { isRecordName, type ContentFile } from './content-files';
import { languageNames } from './language-names';
import type { Problem } from './problem';
import { caseSchema } from './schemas/case';
import { sitePaths } from './site-paths';

const recordFile = 'case.json';
const names = [recordFile, ...languages.map((language) => `${language}.md`)];

const folderOf = ({ path }: ContentFile): string | undefined => {
  const [, folder, name = ''] = /^cases\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  return names.includes(name) ? folder : undefined;
};

const checkFolder = (
  folder: string,
  files: readonly ContentFile[],
  paths: readonly string[],
): Problem[] => {
  const at = (name: string) => files.find(({ path }) => path === `cases/${folder}/${name}`);
  const file = at(recordFile);
  const record = caseSchema.safeParse(file?.value).data;
  const around = { icons: record?.icons?.length ?? 0, paths };
  const stories = languages.flatMap((language) => at(`${language}.md`) ?? []);
  return [
    ...(isRecordName(folder)
      ? []
      : [
          {
            file: `content/cases/${folder}`,
            field: '',
            message: `the name ${folder} is not one of a case; use small letters, digits and hyphens.`,
          },
        ]),
    ...missing(
      files,
      [`cases/${folder}/${recordFile}`],
      "this file is missing; it has the facts and the words of the case. Copy another case's, and change it.",
    ),
    ...languages.flatMap((language) =>
      missing(
        files,
        [`cases/${folder}/${language}.md`],
        `the story is missing in ${languageNames[language]}; copy another language's file and translate it.`,
      ),
    ),
    ...(file && record ? checkPicture(file, record) : []),
    ...stories.flatMap((story) => checkStory(story, around)),
  ];
};

const checkPicture = (
  file: ContentFile,
  { image, imageNarrow, imageAlt }: { image?: string; imageNarrow?: string; imageAlt?: object },
): Problem[] => {
  if (image && !imageAlt)
    return [
      file.problem(
        ['imageAlt'],
        `is missing; say in every language what the picture ${image} shows, for those who cannot see it.`,
      ),
    ];
  if (image) return [];
  return [
    ...(imageAlt
      ? [
          file.problem(
            ['imageAlt'],
            'there is no picture that this describes; remove it, or let image name one.',
          ),
        ]
      : []),
    ...(imageNarrow
      ? [
          file.problem(
            ['imageNarrow'],
            'this picture takes the place of image on phones, and there is no image; add one, or remove this.',
          ),
        ]
      : []),
  ];
};

const doubleAddresses = (files: readonly ContentFile[]): Problem[] =>
  findDoubles(
    files.flatMap((file) => {
      const { slug } = (folderOf(file) && caseSchema.safeParse(file.value).data) || {};
      return languages.flatMap((language) =>
        slug
          ? [
              {
                file,
                field: ['slug', language],
                claim: `${language} ${slug[language]}`,
                what: `the address "${slug[language]}"`,
              },
            ]
          : [],
      );
    }),
  );

/**
 * Checks what a record's schema cannot: that a case has all its files, that they agree, and that no two cases share an address.
 *
 * @param files All content files.
 */
export const checkCases = (files: readonly ContentFile[]): Problem[] => {
  const below = files.filter(({ path }) => path.startsWith('cases/'));
  const folders = [...new Set(below.flatMap((file) => folderOf(file) ?? []))];
  const paths = sitePaths(files);
  return [
    ...below
      .filter((file) => !folderOf(file))
      .map((file) =>
        file.problem(
          [],
          `a case is a folder with the files ${names.join(', ')}; this is none of them.`,
        ),
      ),
    ...folders.flatMap((folder) => checkFolder(folder, below, paths)),
    ...doubleAddresses(below),
  ];
};
