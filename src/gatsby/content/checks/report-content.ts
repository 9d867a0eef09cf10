import type { Reporter } from 'gatsby';
import { checkContent } from './check-content';
import { formatProblem } from '../messages/problem';

let lastReport: string[] = [];

/** Reports every content error, but no list twice in a row: the develop server calls this after every change. Returns their number. */
export const reportContent = async (reporter: Reporter): Promise<number> => {
  const report = (await checkContent(process.cwd())).map(formatProblem);
  if (report.join() !== lastReport.join()) {
    for (const message of report) reporter.error(message);
    if (report.length === 0) reporter.success('The content is right again.');
  }
  lastReport = report;
  return report.length;
};
