import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { RequestHandler } from 'express';
import { contentFolder } from '../content/loading/read-file';
import { isWholePicture } from '../content/checks/valid-image';
import { pictureEndings } from '../content/schemas/pictures';

const sources = (folder: string, name: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => {
      const found = parse(path);
      return (
        found.name === parse(name).name && pictureEndings.includes(found.ext.slice(1).toLowerCase())
      );
    })
    .map((path) => join(folder, path));

/**
 * Answers 404 where a picture would have to be made from a broken one. The develop server makes pictures when a browser first asks for
 * them, and a broken one would end it.
 *
 * @param root The project's root.
 */
export const spareBrokenPictures =
  (root: string): RequestHandler<{ name: string }> =>
  async ({ path, params: { name } }, response, next) => {
    if (existsSync(join(root, 'public', decodeURIComponent(path)))) return next();
    const whole = await Promise.all(
      sources(join(root, contentFolder), name).map(async (source) =>
        isWholePicture(await readFile(source)),
      ),
    );
    return whole.every(Boolean) ? next() : response.sendStatus(404);
  };
