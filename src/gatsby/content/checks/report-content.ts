import type { Reporter } from 'gatsby';
import { checkContent } from './check-content';
import { formatProblem } from '../messages/problem';

let lastReport: string[] = [];

/**
 * Reports every error in the content, one readable message each, and never the same list twice in a row.
 *
 * The develop server calls it after every change, so that an error shows when it is made and its fix is confirmed.
 *
 * @returns The number of errors.
 */
export const reportContent = async (reporter: Reporter): Promise<number> => {
  const report = (await checkContent(process.cwd())).map(formatProblem);
  if (report.join() !== lastReport.join()) {
    for (const message of report) reporter.error(message);
    if (report.length === 0) reporter.success('The content is right again.');
  }
  lastReport = report;
  return report.length;
};
