import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { checkContent } from '../content/checks/check-content';
import { contentFolder } from '../content/loading/read-file';
import type { Problem } from '../content/messages/problem';

/** Changes whenever a file below the folder is written, added, renamed or removed. */
const stateOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => {
      const { mtimeMs, size } = statSync(join(folder, path), { throwIfNoEntry: false }) ?? {};
      return `${path} ${mtimeMs} ${size}`;
    })
    .join('\n');

/** Answers with the content errors as JSON; the content is read again only after a change. */
export const serveContentErrors = (root: string): RequestHandler => {
  let state = '';
  let errors = Promise.resolve<Problem[]>([]);
  return async (_request, response) => {
    const current = stateOf(join(root, contentFolder));
    if (current !== state) errors = checkContent(root);
    state = current;
    response.set('Cache-Control', 'no-store').json(await errors);
  };
};
