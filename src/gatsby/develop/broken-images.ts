import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { RequestHandler } from 'express';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { listContent } from '../content/loading/list-content';
import { contentFolder } from '../content/loading/read-file';
import { pictureEndings } from '../content/schemas/pictures';
import { isCompleteImage } from '../content/checks/image-errors';

type Data = IGatsbyImageData | null;

/** The last valid data of each image, by its path and the query's options. */
const lastData = new Map<string, Data>();

const isValid = (path: string): Promise<boolean> =>
  // A removed image is broken too.
  readFile(path).then(isCompleteImage, () => false);

/** Reads an image's data; while the image is broken, its last valid data or null: gatsby-plugin-sharp would end the develop server. */
export const lastValidImage = async (
  path: string,
  options: object,
  read: () => Promise<Data>,
): Promise<Data> => {
  if (process.env.gatsby_executing_command !== 'develop') return read();
  const key = JSON.stringify([path, options]);
  if (await isValid(path)) lastData.set(key, await read());
  return lastData.get(key) ?? null;
};

const sources = (root: string, name: string): string[] =>
  listContent(root)
    .paths.filter((path) => {
      const found = parse(path);
      return (
        found.name === parse(name).name && pictureEndings.includes(found.ext.slice(1).toLowerCase())
      );
    })
    .map((path) => join(root, contentFolder, path));

/** Answers 404 for an image whose source is broken: resizing it on the first request would end the develop server. */
export const skipBrokenImages =
  (root: string): RequestHandler<{ name: string }> =>
  async ({ path, params: { name } }, response, next) => {
    if (existsSync(join(root, 'public', decodeURIComponent(path)))) return next();
    const valid = await Promise.all(sources(root, name).map(isValid));
    return valid.every(Boolean) ? next() : response.sendStatus(404);
  };
