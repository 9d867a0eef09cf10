import { checkCases } from './check-cases';
import { checkFiles } from './check-files';
import { checkLocales } from './check-locales';
import { checkPages } from './check-pages';
import { checkRecords } from './check-records';
import { loadContent } from '../loading/load-content';
import { sortProblems, type Problem } from '../messages/problem';

/** Checks everything below `content/` against the schemas and each other; returns all errors, sorted by file and line. */
export const checkContent = async (root: string): Promise<Problem[]> => {
  const { files, problems } = loadContent(root);
  // Every file would be reported as missing.
  if (files.length === 0 && problems.length > 0) return problems;
  const checks = [checkRecords, checkPages, checkCases, checkLocales];
  // An unreadable file exists, so it is not reported as missing.
  const unreadable = new Set(problems.map(({ file }) => file));
  const broken = [...checks.flatMap((check) => check(files)), ...(await checkFiles(files))].filter(
    ({ file }) => !unreadable.has(file),
  );
  return sortProblems([...problems, ...broken]);
};
