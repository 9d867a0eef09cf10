import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { checkContent } from '../content/checks/check-content';
import { listContent } from '../content/loading/list-content';
import { contentFolder } from '../content/loading/read-file';
import type { Problem } from '../content/messages/problem';

/** Changes whenever a file below `content/` is written, added, renamed or removed. */
const stateOf = (root: string): string => {
  const { paths, problems } = listContent(root);
  const states = paths.map((path) => {
    const file = join(root, contentFolder, path);
    const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
    return `${path} ${mtimeMs} ${size}`;
  });
  return JSON.stringify([problems, states]);
};

/** Answers with the content errors as JSON; the content is read again only after a change. */
export const serveContentErrors = (root: string): RequestHandler => {
  let state = '';
  let errors = Promise.resolve<Problem[]>([]);
  return async (_request, response) => {
    const current = stateOf(root);
    if (current !== state) errors = checkContent(root);
    state = current;
    response.set('Cache-Control', 'no-store').json(await errors);
  };
};
