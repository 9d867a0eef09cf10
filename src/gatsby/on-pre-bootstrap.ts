import { join } from 'node:path';
import type { ParentSpanPluginArgs, Reporter } from 'gatsby';
import { checkContent } from './content/check-content';
import { formatProblem } from './content/problem';
import { unusedFiles } from './content/unused-files';
import { missingSettings } from './email-settings';
import { unflattenPages } from './hosting/flat-pages';

let lastReport: string[] = [];

/**
 * Reports every error of the content, but not the same errors twice in a row: the develop server calls it after every change.
 *
 * @param reporter Gatsby's reporter.
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

const stopOnErrors = async (reporter: Reporter): Promise<void> => {
  const count = await reportContent(reporter);
  if (count === 0) {
    for (const file of unusedFiles(process.cwd())) reporter.warn(file);
    return;
  }
  const errors = count === 1 ? 'one error' : `${count} errors`;
  reporter.panicOnBuild(`The content has ${errors}, listed above. Nothing was built.`);
};

const stopWithoutSettings = (reporter: Reporter): void => {
  const missing = missingSettings(process.env);
  if (missing.length === 0) return;
  reporter.panicOnBuild(
    `The forms cannot send: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set. ` +
      'Copy .env.example to .env.production and fill it in, or run npm start, which needs no account.',
  );
};

/** A build stops before it starts when something is missing or wrong; the develop server reports it and continues. */
export const onPreBootstrap = async ({ reporter, store }: ParentSpanPluginArgs): Promise<void> => {
  await stopOnErrors(reporter);
  stopWithoutSettings(reporter);
  unflattenPages(join(store.getState().program.directory, 'public'));
};
