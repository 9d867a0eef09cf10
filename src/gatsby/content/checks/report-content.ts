import type { Reporter } from 'gatsby';
import { checkContent } from './check-content';
import { formatProblem } from '../messages/problem';

/** Prints an error without the kind and the number that Gatsby's own errors have. */
export const logError = (reporter: Reporter, message: string): void =>
  reporter.log(`${reporter.format.red('error')} ${message}`);

let lastReport: string[] = [];

/** Reports every content error, but no list twice in a row: the develop server calls this after every change. Returns their number. */
export const reportContent = async (reporter: Reporter): Promise<number> => {
  const report = (await checkContent(process.cwd())).map(formatProblem);
  if (report.join() !== lastReport.join()) {
    for (const message of report) logError(reporter, message);
    if (report.length === 0) reporter.success('The content is right again.');
  }
  lastReport = report;
  return report.length;
};
