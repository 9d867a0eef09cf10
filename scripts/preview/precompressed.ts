import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { RequestHandler } from 'express';
import { decodePath, isPlain } from './decode-path';

/** Names of compressions, the smaller result first, with the endings of compressed twins. */
const encodings = ['br', 'gzip'] as const;
const endings = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves the compressed twin of a file where there is one and the client reads it. A part of a file counts the bytes of the file itself.
 *
 * @param folder The build's folder; addresses of pages lead to their files already.
 */
export const precompressed =
  (folder: string): RequestHandler =>
  (request, response, next) => {
    const { path } = request;
    const file = decodePath(path);
    const available = encodings.filter(
      (name) =>
        file !== undefined && isPlain(file) && existsSync(join(folder, file + endings[name])),
    );
    if (available.length === 0) return next();
    response.vary('Accept-Encoding');
    const encoding = available.find((name) => request.acceptsEncodings(name));
    if (!encoding || request.headers.range) return next();
    response.type(extname(path)).set('Content-Encoding', encoding);
    request.url = path + endings[encoding];
    next();
  };
