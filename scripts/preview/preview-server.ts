import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import compression from 'compression';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
} from 'express';
import { defaultLanguage } from '../../src/i18n/languages';
import { composePath } from '../../src/i18n/route-table';
import { decodePath, isPlain } from './decode-path';
import { applyHeaders } from './apply-headers';

/** As the pages are sent. */
const revalidate = 'public, max-age=0, must-revalidate';

// Ranges count bytes of the uncompressed file, so a part of a text is not compressed.
const compress = compression({
  filter: (request, response) =>
    response.statusCode !== 206 && compression.filter(request, response),
});

const readOnly: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.set('Allow', 'GET, HEAD').sendStatus(405);
};

const withQuery = (path: string, { originalUrl }: Request): string => {
  const query = originalUrl.indexOf('?');
  return path + (query < 0 ? '' : originalUrl.slice(query));
};

/** Serves each page at its one address, and redirects other spellings. */
const pages = (folder: string): RequestHandler => {
  const home = composePath(defaultLanguage);

  return (request, response, next) => {
    const path = decodePath(request.path);
    const page = path?.replace(/\/(?:index\.html)?$/, '');
    const moveTo = (target: string) =>
      response.set('Cache-Control', revalidate).redirect(301, withQuery(target, request));

    if (page === '') return moveTo(home);
    if (!page || !isPlain(page) || !existsSync(join(folder, page, 'index.html'))) return next();
    if (page !== path) return moveTo(page);
    request.url = `${encodeURI(page)}/index.html`;
    next();
  };
};

const files = (folder: string): RequestHandler =>
  express.static(folder, {
    index: false,
    redirect: false,
    // Everything in the folder is public, such as .well-known.
    dotfiles: 'allow',
    // The host's rules set it.
    cacheControl: false,
  });

const notFound =
  (folder: string): RequestHandler =>
  async (_request, response) => {
    const html = await readFile(join(folder, '404.html'));
    response.status(404).set('Cache-Control', revalidate).type('html').send(html);
  };

/** An invalid range or failed condition: the status is enough. */
const handleError: ErrorRequestHandler = (
  error: { status?: number },
  _request,
  response,
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- Express knows a handler of errors by its four parameters.
  _next,
) => {
  response.set('Cache-Control', revalidate).sendStatus(error.status ?? 500);
};

/** What hosts read and do not serve, and the 404 page, which has no address of its own. */
const hostFiles = /^\/(?:_headers|_redirects|404\.html)$/;

/** Encoded slashes: a page at such an address does not know its path. */
const encodedSlash = /%(?:2f|5c|00)/i;

const hidden =
  (folder: string): RequestHandler =>
  (request, response, next) =>
    encodedSlash.test(request.path) ||
    hostFiles.test(posix.normalize(decodePath(request.path) ?? ''))
      ? notFound(folder)(request, response, next)
      : next();

/**
 * Serves a production build like a CDN: pages without trailing slash, a redirect from the root, `404.html` with status 404, compressed
 * text, and the headers of `_headers`.
 * @param folder Absolute path of Gatsby's `public` folder, with a `404.html`.
 * @param routes Handlers before the build's own, for any method.
 * @returns The application; it does not listen yet.
 */
export const createPreviewServer = (folder: string, ...routes: RequestHandler[]): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.use(applyHeaders(folder), compress, ...routes, readOnly);
  app.use(hidden(folder));
  app.use(pages(folder), files(folder), notFound(folder), handleError);
  return app;
};
