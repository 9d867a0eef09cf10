import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GatsbyNode } from 'gatsby';
import { refusalOf } from './refuse-requests';
import { watchBuildFiles } from './watch-build-files';

/**
 * Gatsby 5.16.1 answers every site, and its `/_gatsby/image` writes outside its folder; its routes
 * come first, so this moves ahead.
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store, reporter }) => {
  const { host, directory } = store.getState().program;
  app.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const refusal = refusalOf(request, host);
    if (!refusal) return next();
    response.writeHead(403, { 'Content-Type': 'text/plain' }).end(`${refusal}\n`);
  });
  app._router.stack.unshift(app._router.stack.pop());

  watchBuildFiles(directory, (file) =>
    reporter.warn(`${file} has changed: restart npm run develop to see what it does.`),
  );
};
