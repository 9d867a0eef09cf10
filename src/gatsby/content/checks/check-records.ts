import { didYouMean } from '../messages/closest';
import type { ContentFile } from '../loading/load-content';
import { folderKinds, singleKinds } from '../kinds';
import { problemAt, type Problem } from '../messages/problem';
import { lineIn, textsIn } from './warnings/texts-in';

const recordLocations = [
  ...Object.values(folderKinds).map(({ file }) => file.replace(/[^/]*$/, '')),
  'locales/<language>/',
  ...Object.values(singleKinds).map(({ file }) => file),
];

const topFolder = (path: string): string => path.replace(/\/.*/, '/');

/** The errors of a record, or that a file is none. */
const errorsOf = ({ identity, path, problem, problems }: ContentFile): Problem[] => {
  // Words of the interface and stories have their own checks.
  if (identity || /^(locales|cases)\//.test(path)) return problems;
  const meant = didYouMean(topFolder(path), recordLocations.map(topFolder));
  const places = `${meant ? `${meant} The places are` : 'expected one of'} ${recordLocations.join(', ')}`;
  return [problem([], `no kind of record lives here; ${places}.`)];
};

/** Only texts of the interface have placeholders, which i18next fills in. */
const findPlaceholders = (files: readonly ContentFile[]): Problem[] =>
  textsIn(files.filter(({ path }) => !path.startsWith('locales/'))).flatMap((text) => {
    const [found] = /\{\{.*?\}\}/.exec(text.text) ?? [];
    return found
      ? text.file.problem(
          text.field,
          `visitors would read "${found}" as it is; only texts in content/locales have placeholders, so write the text without.`,
          lineIn(text, text.text.indexOf(found)),
        )
      : [];
  });

/** Reports records that break a rule, files that are no record, placeholders in records, and missing single records. */
export const checkRecords = (files: readonly ContentFile[]): Problem[] => [
  ...files.flatMap(errorsOf),
  ...findPlaceholders(files),
  ...missing(
    files,
    Object.values(singleKinds).map(({ file }) => file),
  ),
];

/** Reports each path that does not exist. */
export const missing = (
  files: readonly ContentFile[],
  paths: readonly string[],
  message = 'this file is missing; the site needs it.',
): Problem[] =>
  paths
    .filter((path) => !files.some((file) => file.path === path))
    .map((path) => problemAt(path, message));
