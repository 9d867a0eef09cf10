import { didYouMean } from '../messages/closest';
import type { ContentFile } from '../loading/load-content';
import { folderKinds, singleKinds } from '../kinds';
import { problemAt, type Problem } from '../messages/problem';

const recordLocations = [
  ...Object.values(folderKinds).map(({ file }) => file.replace(/[^/]*$/, '')),
  'locales/<language>/',
  ...Object.values(singleKinds).map(({ file }) => file),
];

const misplacedMessage = ({ path }: ContentFile): string => {
  const names = recordLocations.map((home) => home.replace(/\/.*/, '/'));
  const meant = didYouMean(path.replace(/\/.*/, '/'), names);
  return `no kind of record lives here; ${meant ? `${meant} The places are` : 'expected one of'} ${recordLocations.join(', ')}.`;
};

/** Words of the interface and stories have their own checks. */
const isElsewhere = ({ identity, path }: ContentFile): boolean =>
  !identity && /^(locales|cases)\//.test(path);

/** Reports records that break a rule, files that are no record, and missing single records. */
export const checkRecords = (files: readonly ContentFile[]): Problem[] => {
  const records = files.filter((file) => !isElsewhere(file));
  return [
    ...records.flatMap((file) =>
      file.identity ? file.problems : file.problem([], misplacedMessage(file)),
    ),
    ...missing(
      files,
      Object.values(singleKinds).map(({ file }) => file),
    ),
  ];
};

/** Reports each path that does not exist. */
export const missing = (
  files: readonly ContentFile[],
  paths: readonly string[],
  message = 'this file is missing; the site needs it.',
): Problem[] =>
  paths
    .filter((path) => !files.some((file) => file.path === path))
    .map((path) => problemAt(path, message));
