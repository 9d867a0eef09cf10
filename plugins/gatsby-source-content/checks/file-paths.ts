import { contentTypes, pathsWithMarkdown } from '../content-types';
import { didYouMean } from '../did-you-mean';
import type { ContentError } from '../errors';
import { languages } from '../languages';
import { errorAt, errorIn, type ContentFile } from '../read-content';

const folderOf = (path: string): string => path.replace(/\/.*/, '/');

const markdownPath = new RegExp(
  `^(?:${pathsWithMarkdown.map(folderOf).join('|')})[^/]+/(?:${languages.join('|')})\\.md$`,
);
const localePath = new RegExp(`^locales/(?:${languages.join('|')})/[^/]+\\.json$`);

const knownPaths = [
  ...contentTypes.map(({ path }) => path),
  ...pathsWithMarkdown.map((path) => `${folderOf(path)}<name>/<language>.md`),
  'locales/<language>/<name>.json',
];

/** Reports JSON and Markdown files that the site does not read, and files that it cannot do without. */
export const checkFilePaths = (files: readonly ContentFile[]): ContentError[] => [
  ...files
    .filter(({ type, path }) => !type && !markdownPath.test(path) && !localePath.test(path))
    .map((file) => {
      const folders = knownPaths.map(folderOf);
      const folder = folderOf(file.path);
      const guess = folders.includes(folder) ? undefined : didYouMean(folder, folders);
      return errorIn(
        file,
        [],
        `the site does not read this file; ${guess ? `${guess} The` : 'the'} files of the content are ${knownPaths.join(', ')}.`,
      );
    }),
  ...contentTypes
    .map(({ path }) => path)
    .filter((path) => !path.includes('<name>') && !files.some((file) => file.path === path))
    .map((path) => errorAt(path, 'this file is missing; the site needs it.')),
];
