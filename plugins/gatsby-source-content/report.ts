import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { CreateDevServerArgs, Reporter } from 'gatsby';
import { checkContent, type CheckedContent } from './check-content';
import { formatError } from './errors';
import { contentReportPath } from './overlay';
import { contentFolder, contentPaths } from './read-content';

const isDevelop = (): boolean => process.env.gatsby_executing_command === 'develop';

let state = '';
let checked: Promise<CheckedContent>;

/** Checks the content again only after a change of a file, because pictures take long to read. */
const checkChanged = (): Promise<CheckedContent> => {
  const root = process.cwd();
  const current = contentPaths(root)
    .map((path) => {
      const stats = statSync(join(root, contentFolder, path), { throwIfNoEntry: false });
      return `${path} ${stats?.mtimeMs} ${stats?.size}`;
    })
    .join('\n');
  if (current !== state) checked = checkContent(root);
  state = current;
  return checked;
};

let lastReport = '';

/** Prints every error and warning, but no list twice in a row; returns the number of errors. */
const report = async (reporter: Reporter): Promise<number> => {
  const { errors, warnings } = await checkChanged();
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
export const onPreBootstrap = async ({ reporter }: { reporter: Reporter }): Promise<void> => {
  const count = await report(reporter);
  if (count > 0 && !isDevelop())
    reporter.panic(
      `The content has ${count === 1 ? 'one error' : `${count} errors`}, listed above. Nothing was built.`,
    );
};

/** Reports what changed in the develop server, which creates its pages after each change of the content. */
export const createPages = async ({ reporter }: { reporter: Reporter }): Promise<void> => {
  if (isDevelop()) await report(reporter);
};

/** Answers with the errors and warnings as JSON. */
const serve: RequestHandler = async (_request, response) => {
  response.set('Cache-Control', 'no-store').json(await checkChanged());
};

/** Lets the overlay of the develop server ask for the errors and warnings. */
export const onCreateDevServer = ({ app }: CreateDevServerArgs): void => {
  app.get(contentReportPath, serve);
};
