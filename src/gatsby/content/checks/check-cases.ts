import { languages } from '../../../i18n/languages';
import { findDuplicates, uniqueSlugs } from './check-pages';
import { missing } from './check-records';
import { checkStory, sitePaths } from './check-story';
import { recordsOf, type ContentFile, type LoadedRecord } from '../loading/load-content';
import { isRecordName } from '../loading/read-file';
import { languageNames } from '../language-names';
import { problemAt, type Problem } from '../messages/problem';

const recordFile = 'case.json';
const names = [recordFile, ...languages.map((language) => `${language}.md`)];

const folderOf = ({ path }: ContentFile): string | undefined => {
  const [, folder, name = ''] = /^cases\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  return names.includes(name) ? folder : undefined;
};

const checkPicture = ({ file, record }: LoadedRecord<'cases'>): Problem[] => {
  const { image, imageNarrow, imageAlt } = record;
  return file.problemsWhere([
    [
      image && !imageAlt,
      ['imageAlt'],
      `is missing; describe in every language what the picture ${image} shows, for those who cannot see it.`,
    ],
    [
      !image && imageAlt,
      ['imageAlt'],
      'there is no picture that this describes; remove it, or let image name one.',
    ],
    [
      !image && imageNarrow,
      ['imageNarrow'],
      'this picture takes the place of image on phones, and there is no image; add one, or remove this.',
    ],
  ]);
};

const checkFolder = (
  folder: string,
  files: readonly ContentFile[],
  paths: readonly string[],
): Problem[] => {
  const study = recordsOf(files, 'cases').find(({ key }) => key === folder);
  const around = { icons: study?.record.icons?.length ?? 0, paths };
  const stories = languages.map((language) => ({
    language,
    path: `cases/${folder}/${language}.md`,
  }));
  return [
    ...(isRecordName(folder)
      ? []
      : [
          problemAt(
            `cases/${folder}`,
            `the name ${folder} is not one of a case; use small letters, digits and hyphens.`,
          ),
        ]),
    ...missing(
      files,
      [`cases/${folder}/${recordFile}`],
      "this file is missing; it has the facts and the words of the case. Copy another case's, and change it.",
    ),
    ...(study ? checkPicture(study) : []),
    ...stories.flatMap(({ language, path }) => {
      const story = files.find((file) => file.path === path);
      const message = `the story is missing in ${languageNames[language]}; copy another language's file and translate it.`;
      return story ? checkStory(story, around) : problemAt(path, message);
    }),
  ];
};

/** Checks what a schema cannot: that a case has all its files, that they agree, and that no two cases share an address. */
export const checkCases = (files: readonly ContentFile[]): Problem[] => {
  const below = files.filter(({ path }) => path.startsWith('cases/'));
  const folders = [...new Set(below.flatMap((file) => folderOf(file) ?? []))];
  const paths = sitePaths(files);
  return [
    // Without a story, Gatsby knows no Markdown, and no query of it is valid.
    ...(folders.length > 0
      ? []
      : [problemAt('cases', 'there is no case here; the site needs one, so keep the last.')]),
    ...below
      .filter((file) => !folderOf(file))
      .map((file) =>
        file.problem(
          [],
          `a case is a folder with the files ${names.join(', ')}; this is none of them.`,
        ),
      ),
    ...folders.flatMap((folder) => checkFolder(folder, below, paths)),
    ...findDuplicates(recordsOf(below, 'cases').flatMap(uniqueSlugs)),
  ];
};
