import type { Reporter } from 'gatsby';
import { checkContent } from './content/check-content';
import { formatProblem } from './content/problem';

let lastReport: string[] = [];

/**
 * Says every mistake in the content, one readable message each, and says nothing twice in a row.
 *
 * The develop server calls it after every change, so that a mistake shows when it is made and its mending is confirmed.
 *
 * @param reporter Gatsby's own, so that the messages stand among the build's others.
 * @returns How many mistakes there are.
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
