import { join } from 'node:path';
import type { ParentSpanPluginArgs, Reporter } from 'gatsby';
import { reportContent } from './content-check';
import { unusedFiles } from './content/unused-files';
import { missingSettings } from './email-settings';
import { unflattenPages } from './hosting/flat-pages';

const stopOnMistakes = async (reporter: Reporter): Promise<void> => {
  const count = await reportContent(reporter);
  if (count === 0) {
    for (const file of unusedFiles(process.cwd())) reporter.warn(file);
    return;
  }
  const mistakes = count === 1 ? 'one mistake' : `${count} mistakes`;
  reporter.panicOnBuild(`The content has ${mistakes}, listed above. Nothing was built.`);
};

const stopWithoutSettings = (reporter: Reporter): void => {
  const missing = missingSettings(process.env);
  if (missing.length === 0) return;
  reporter.panicOnBuild(
    `The forms cannot send: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set. ` +
      'Copy .env.example to .env.production and fill it in, or run npm start, which needs no account.',
  );
};

/** A build stops before it starts when something is missing or wrong; the develop server says so and goes on. */
export const onPreBootstrap = async ({ reporter, store }: ParentSpanPluginArgs): Promise<void> => {
  await stopOnMistakes(reporter);
  stopWithoutSettings(reporter);
  unflattenPages(join(store.getState().program.directory, 'public'));
};
