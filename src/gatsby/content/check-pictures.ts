import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import probe from 'probe-image-size/sync';
import type { z } from 'zod';
import type { ContentFile } from './content-files';
import { fieldsOf } from './fields';
import type { Problem } from './problem';
import { largestSide, pictureRules, type PictureRule } from './schemas/pictures';

/** How far the proportions of a picture may be off before cutting it to size would show. */
const slack = 0.02;

const bytesPerKilobyte = 1000;

interface Picture {
  width: number;
  height: number;
  type: string;
  bytes: number;
}

const read = (path: string): Picture | undefined => {
  const bytes = readFileSync(path);
  const found = probe(bytes);
  if (!found) return undefined;
  const { width, height, type, orientation = 1 } = found;
  // A camera that was held upright notes that the picture has to be turned.
  const size = orientation >= 5 ? { width: height, height: width } : { width, height };
  return { ...size, type, bytes: bytes.length };
};

const endings: Partial<Record<string, string>> = { jpeg: 'jpg' };
const endingOf = (name: string): string => {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return endings[ending] ?? ending;
};

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / bytesPerKilobyte)} kB`;

const mistakes = (name: string, picture: Picture | undefined, rule: PictureRule): string[] => {
  const formats = rule.formats.join(' or ');
  const known: readonly string[] = rule.formats;
  if (!picture || !known.includes(picture.type))
    return [
      `${name} is ${picture ? `in the format ${picture.type}` : 'no picture'}; save it as ${formats}.`,
    ];

  const { width, height, type, bytes } = picture;
  const size = `${width} x ${height} pixels`;
  const wanted = `${rule.width} x ${rule.height}`;
  const ratio = width / height / (rule.width / rule.height);
  const wrong: string[] = [];
  if (endingOf(name) !== type)
    wrong.push(`${name} holds a ${type}; let its name end in .${type}, here and on the disk.`);
  if (!rule.scales && size !== `${wanted} pixels`)
    wrong.push(`${name} is ${size}; it must be ${wanted} exactly.`);
  else if (width < rule.width || height < rule.height)
    wrong.push(`${name} is ${size}, which is too small; it must be ${wanted} or larger.`);
  else if (Math.max(width, height) > largestSide)
    wrong.push(
      `${name} is ${size}, which is too large; scale it down to ${wanted}, or at most ${largestSide} on its longer side.`,
    );
  if (rule.scales && Math.abs(ratio - 1) > slack)
    wrong.push(
      `${name} is ${size}; crop it to the proportions of ${wanted}, or its edges are cut off.`,
    );
  if (bytes > rule.kilobytes * bytesPerKilobyte)
    wrong.push(
      `${name} takes ${kilobytes(bytes)}, which is too much; it must take ${rule.kilobytes} kB or less.`,
    );
  return wrong;
};

/**
 * Holds the pictures that a record names against the rules of `schemas/pictures.ts`: format, pixels, proportions, bytes.
 *
 * @param file The record; pictures that are not there are somebody else's matter.
 * @param schema The schema of its kind.
 */
export const checkPictures = (file: ContentFile, schema: z.ZodType): Problem[] =>
  fieldsOf(schema).flatMap(({ path, schema: field }) => {
    const rule = pictureRules.get(field);
    const name = path.reduce<unknown>((inner, part) => Object(inner)[part], file.value);
    if (!rule || typeof name !== 'string' || !file.leadsSomewhere(name)) return [];
    return mistakes(basename(name), read(file.resolve(name)), rule).map((message) =>
      file.problem(path, message),
    );
  });
