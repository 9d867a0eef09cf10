import { checkCases } from './check-cases';
import { checkFiles } from './check-files';
import { checkLocales } from './check-locales';
import { checkPages } from './check-pages';
import { checkRecords } from './check-records';
import { loadContent } from '../loading/load-content';
import type { Problem } from '../messages/problem';

/**
 * Holds everything below `content/` against the rules of `schemas/` and against each other.
 *
 * @returns Every error, sorted by file and line; empty when the content is right.
 */
export const checkContent = async (root: string): Promise<Problem[]> => {
  const { files, problems } = loadContent(root);
  const checks = [checkRecords, checkPages, checkCases, checkLocales];
  // A file that cannot be read is there all the same, so it is not reported as missing.
  const unreadable = new Set(problems.map(({ file }) => file));
  const broken = [...checks.flatMap((check) => check(files)), ...(await checkFiles(files))].filter(
    ({ file }) => !unreadable.has(file),
  );
  return [...problems, ...broken].sort(
    (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
};
