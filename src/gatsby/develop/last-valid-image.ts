import { readFile } from 'node:fs/promises';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { isWholePicture } from '../content/checks/valid-image';

type Data = IGatsbyImageData | null;

/** What the pages last knew of each picture, by its path and the query's options. */
const lastData = new Map<string, Data>();

const isWhole = (path: string): Promise<boolean> =>
  // A picture that was just removed is broken too.
  readFile(path).then(isWholePicture, () => false);

/**
 * Keeps a broken picture from gatsby-plugin-sharp, which would end the develop server: the pages keep what they last knew, until the
 * picture is mended. A build stops at broken pictures before it asks.
 *
 * @param path Where the picture is.
 * @param options What a query wants of it.
 * @param ask Asks gatsby-plugin-sharp.
 * @returns The answer, or the one before; null where there was none.
 */
export const lastWhole = async (
  path: string,
  options: object,
  ask: () => Promise<Data>,
): Promise<Data> => {
  if (process.env.gatsby_executing_command !== 'develop') return ask();
  const key = JSON.stringify([path, options]);
  if (await isWhole(path)) lastData.set(key, await ask());
  return lastData.get(key) ?? null;
};
