import { join } from 'node:path';
import type { ParentSpanPluginArgs, Reporter } from 'gatsby';
import { reportContent } from './content/checks/report-content';
import { unusedFiles } from './content/checks/check-files';
import { missingSettings } from './email-settings';
import { unflattenPages } from './hosting/flat-pages';

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

/** Stops a build before it starts if something is missing or wrong; the develop server reports it and continues. */
export const onPreBootstrap = async ({ reporter, store }: ParentSpanPluginArgs): Promise<void> => {
  await stopOnErrors(reporter);
  stopWithoutSettings(reporter);
  unflattenPages(join(store.getState().program.directory, 'public'));
};
