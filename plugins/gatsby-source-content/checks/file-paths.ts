import { contentTypes, pathsWithMarkdown } from '../content-types';
import { didYouMean } from '../did-you-mean';
import { quote, type ContentError } from '../errors';
import { isSlug, toSlug } from '../fields/common';
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

/** Reports entries whose name is no slug; it becomes part of ids and addresses. */
const checkNames = (files: readonly ContentFile[]): ContentError[] =>
  files.flatMap((file) => {
    const { type, key = '' } = file;
    // A page has the name of its template.
    if (!type?.path.includes('<name>') || type.name === 'Page' || isSlug(key)) return [];
    const better = toSlug(key);
    const isFree = !files.some(({ path }) => path === type.path.replace('<name>', better));
    const what = type.path.endsWith('<name>.json') ? 'file' : 'folder';
    return errorIn(
      file,
      [],
      `expected a name of lower-case letters, digits and single hyphens, found ${quote(key)}; rename the ${what}${better && isFree ? ` to ${quote(better + (what === 'file' ? '.json' : ''))}` : ''}.`,
    );
  });

/**
 * Reports JSON and Markdown files that the site does not read, and files that it cannot do without.
 */
export const checkFilePaths = (files: readonly ContentFile[]): ContentError[] => [
  ...checkNames(files),
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
