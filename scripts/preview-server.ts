import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import compression from 'compression';
import express, { type Express, type Request, type RequestHandler } from 'express';
import { defaultLanguage } from '../src/i18n/languages';
import { composePath } from '../src/i18n/route-table';
import { cacheControl, revalidate } from './cache-control';

// A part of a text file must not be compressed: its range counts bytes of the file as it is.
const compress = compression({
  filter: (request, response) =>
    response.statusCode !== 206 && compression.filter(request, response),
});

const readOnly: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.set('Allow', 'GET, HEAD').sendStatus(405);
};

const decode = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Empty segments and dots lead out of the folder or off the site, and some browsers read a backslash as a slash. */
const isPlain = (path: string): boolean =>
  path
    .split('/')
    .slice(1)
    .every((segment) => !['', '.', '..'].includes(segment) && !segment.includes('\\'));

const withQuery = (path: string, { originalUrl }: Request): string => {
  const query = originalUrl.indexOf('?');
  return path + (query < 0 ? '' : originalUrl.slice(query));
};

/** Answers each page at its one address; other spellings of the address lead there. */
const pages = (folder: string): RequestHandler => {
  const home = composePath(defaultLanguage);

  return (request, response, next) => {
    const path = decode(request.path);
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
    setHeaders: (response, file) => {
      const path = relative(folder, file).split(sep).join('/');
      response.set('Cache-Control', cacheControl(path));
    },
  });

const notFound =
  (folder: string): RequestHandler =>
  async (_request, response) => {
    const html = await readFile(join(folder, '404.html'));
    response.status(404).set('Cache-Control', revalidate).type('html').send(html);
  };

/**
 * Serves a production build the way a CDN does.
 *
 * Pages stand at their path without trailing slash, the root leads to the home page of the default language,
 * everything unknown is answered with `404.html` and status 404, text is compressed, and hashed files may be kept for ever.
 *
 * @param folder Absolute path of Gatsby's `public` folder, with a `404.html` in it.
 * @param routes Further handlers, which see a request before the build does and may take other methods than GET and HEAD.
 * @returns The application; it does not listen yet.
 */
export const createPreviewServer = (folder: string, ...routes: RequestHandler[]): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.use(compress, ...routes, readOnly);
  // The 404 page has no address of its own.
  app.all('/404.html', notFound(folder));
  app.use(pages(folder), files(folder), notFound(folder));
  return app;
};
