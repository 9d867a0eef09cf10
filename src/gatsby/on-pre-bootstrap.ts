import { join } from 'node:path';
import type { ParentSpanPluginArgs, Reporter } from 'gatsby';
import { recordBuildSources, watchBuildSources } from './cache/stale-cache';
import { logError, reportContent } from './content/checks/report-content';
import { findWarnings } from './content/checks/warnings/find-warnings';
import { formatProblem } from './content/messages/problem';
import { listContent } from './content/loading/list-content';
import { missingSettings } from './email-settings';
import { unflattenPages } from './hosting/flat-pages';

/** Ends a build. The develop server continues, unless Gatsby could not read the folder of the content. */
const stop = (reporter: Reporter, message: string): void => {
  logError(reporter, message);
  const isBuild = process.env.gatsby_executing_command === 'build';
  if (isBuild || listContent(process.cwd()).problems.length > 0) process.exit(1);
};

const stopOnErrors = async (reporter: Reporter): Promise<void> => {
  const count = await reportContent(reporter);
  if (count === 0) {
    for (const warning of findWarnings(process.cwd())) reporter.warn(formatProblem(warning));
    return;
  }
  const errors = count === 1 ? 'one error' : `${count} errors`;
  stop(reporter, `The content has ${errors}, listed above. Nothing was built.`);
};

const stopWithoutSettings = (reporter: Reporter): void => {
  const missing = missingSettings(process.env);
  if (missing.length === 0) return;
  stop(
    reporter,
    `The forms cannot send: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set. ` +
      'Copy .env.example to .env.production and fill it in, or run npm start, which needs no account.',
  );
};

/** Stops a build before it starts if something is missing or wrong; the develop server reports it and continues. */
export const onPreBootstrap = async (args: ParentSpanPluginArgs): Promise<void> => {
  const { reporter, store } = args;
  recordBuildSources(args);
  if (process.env.gatsby_executing_command === 'develop') watchBuildSources(args);
  await stopOnErrors(reporter);
  stopWithoutSettings(reporter);
  unflattenPages(join(store.getState().program.directory, 'public'));
};
