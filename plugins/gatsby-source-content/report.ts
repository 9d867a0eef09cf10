import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { CreateDevServerArgs, Reporter } from 'gatsby';
import { checkContent, type CheckedContent } from './check-content';
import { formatError } from './errors';
import { contentReportPath } from './overlay';
import type { Options } from './options';
import { contentFolder, filesBelow } from './read-content';
import { copyValidFiles } from './valid-copy';

const isDevelop = (): boolean => process.env.gatsby_executing_command === 'develop';

/** Milliseconds between two looks at the files. */
const interval = 300;

/** The names, times and sizes of all files, which differ after a change. */
const stateOf = (root: string): string =>
  filesBelow(join(root, contentFolder))
    .map((path) => {
      const stats = statSync(join(root, contentFolder, path), { throwIfNoEntry: false });
      return `${path} ${stats?.mtimeMs} ${stats?.size}`;
    })
    .join('\n');

let state = '';
let checked: Promise<CheckedContent>;
let copied = Promise.resolve();

/**
 * Copies what is valid and checks everything, only after a change of a file, because pictures take
 * long to read.
 */
const checkChanged = (options: Options): Promise<CheckedContent> => {
  const root = process.cwd();
  const current = stateOf(root);
  if (current !== state) {
    // One after the other, so that the last change wins.
    copied = copied.catch(() => undefined).then(() => copyValidFiles(root));
    checked = copied.then(() => checkContent(root, options));
  }
  state = current;
  return checked;
};

let lastReport = '';

/** Prints every error and warning, but no list twice in a row; returns the number of errors. */
const report = async (reporter: Reporter, options: Options): Promise<number> => {
  const { errors, warnings } = await checkChanged(options);
  const lines = [
    ...errors.map((error) => `${reporter.format.red('error')} ${formatError(error)}`),
    ...warnings.map((warning) => `${reporter.format.yellow('warn')} ${formatError(warning)}`),
  ];
  if (lines.join() !== lastReport) {
    for (const line of lines) reporter.log(line);
    if (lines.length === 0) reporter.success('The content is right again.');
  }
  lastReport = lines.join();
  return errors.length;
};

/** Stops a build that has errors before it starts; the develop server prints them and goes on. */
export const onPreBootstrap = async (
  { reporter }: { reporter: Reporter },
  options: Options,
): Promise<void> => {
  const count = await report(reporter, options);
  if (count > 0 && !isDevelop())
    reporter.panic(
      `The content has ${count === 1 ? 'one error' : `${count} errors`}, listed above. Nothing was built.`,
    );
};

/**
 * Gatsby queries a removed node if it goes on at once, so the develop server waits for the check
 * before it makes its pages.
 */
export const createPages = async (_args: object, options: Options): Promise<void> => {
  if (isDevelop()) await checkChanged(options);
};

/** Copies and reports what changes, as long as the develop server runs. */
const watch = async (reporter: Reporter, options: Options): Promise<void> => {
  await report(reporter, options).catch((error: NodeJS.ErrnoException) => {
    // A file that was removed meanwhile is a change that the next look finds.
    if (error.code !== 'ENOENT') reporter.error('The content could not be read.', error);
  });
  setTimeout(() => void watch(reporter, options), interval).unref();
};

/** Answers with the errors and warnings as JSON. */
const serve =
  (options: Options): RequestHandler =>
  async (_request, response) => {
    response.set('Cache-Control', 'no-store').json(await checkChanged(options));
  };

/**
 * Follows the files of the content, and lets the overlay of the develop server ask for the errors
 * and warnings.
 */
export const onCreateDevServer = (
  { app, reporter }: Pick<CreateDevServerArgs, 'app' | 'reporter'>,
  options: Options,
): void => {
  app.get(contentReportPath, serve(options));
  void watch(reporter, options);
};
