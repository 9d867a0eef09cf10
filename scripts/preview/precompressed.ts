import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { RequestHandler } from 'express';
import { decodePath, isPlain } from './decode-path';

/** Encodings, smallest result first, with the extensions of compressed copies. */
const encodings = ['br', 'gzip'] as const;
const endings = { br: '.br', gzip: '.gz' } as const;

/** Serves a file's compressed copy if accepted, after page addresses became files. Ranges count the bytes of the file itself. */
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
