import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import sirv from 'sirv';
import {
  headersFor,
  parseHeaders,
} from '../../plugins/gatsby-plugin-static-site/headers/header-rules';
import { defaultLanguage } from '../../src/i18n/languages';
import { createOutbox } from '../outbox/outbox';

/** Sends the headers that Netlify and Cloudflare Pages send; the next build may have others. */
const hostHeaders =
  (folder: string): RequestHandler =>
  ({ path }, response, next) => {
    const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
    response.set(headersFor(rules, path));
    next();
  };

/** Pages have no slash at their end, and the root is the home page in the default language. */
const redirects: RequestHandler = ({ path, originalUrl }, response, next) => {
  if (!path.endsWith('/')) return next();
  // Two slashes at the start would name another host.
  const page = path.replace(/\/+$/, '').replace(/^\/+/, '/') || `/${defaultLanguage}`;
  response.redirect(301, page + originalUrl.slice(path.length));
};

/**
 * Serves a production build as a host does: pages without trailing slash, the redirect of the root,
 * `404.html` with its status, compressed texts, and the headers of `_headers`; and an outbox for
 * the forms.
 *
 * @param folder Absolute path of Gatsby's `public` folder.
 * @param outboxFolder Absolute path of the folder for the messages.
 * @returns The application; it does not listen yet.
 */
export const createPreviewServer = (folder: string, outboxFolder: string): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.use(compression(), hostHeaders(folder), createOutbox(outboxFolder), redirects);
  app.use(sirv(folder, { dev: true, etag: true }));
  app.use((_request, response) => {
    response
      .status(404)
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(readFileSync(join(folder, '404.html')));
  });
  return app;
};
