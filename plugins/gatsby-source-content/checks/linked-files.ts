import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, extname, join, posix } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { didYouMean } from '../did-you-mean';
import { alternatives, type ContentError } from '../errors';
import { fileEndings } from '../fields/files';
import { largestSide, pictureFormats, pictureRules, type PictureRule } from '../fields/pictures';
import { fieldsOf, purposeOf, valueAt } from '../fields/walk';
import { contentFolder, errorIn, type ContentFile } from '../read-content';

/** Tolerance of a picture's proportions; what it crops is not visible. */
const slack = 0.02;

/** Whether a picture can be decoded to its last pixel; empty and truncated ones cannot. */
export const isCompleteImage = async (bytes: Buffer): Promise<boolean> => {
  try {
    await sharp(bytes, { failOn: 'warning' }).resize(1, 1).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
};

/** Describes the error of a picture; undefined if it is valid. */
const checkPicture = async (
  name: string,
  path: string,
  rule: PictureRule,
): Promise<string | undefined> => {
  // sharp caches by path, and the picture may have changed.
  const bytes = await readFile(path);
  if (!(await isCompleteImage(bytes)))
    return `${name} is not a picture, or not complete; save it as ${alternatives(pictureFormats)}.`;
  const { width, height, format, orientation = 1 } = await sharp(bytes).metadata();
  const type = format === 'jpeg' ? 'jpg' : format;
  if (!pictureFormats.includes(type))
    return `${name} is in the format ${type}; save it as ${alternatives(pictureFormats)}.`;
  if (extname(name).slice(1).toLowerCase().replace('jpeg', 'jpg') !== type)
    return `${name} holds a ${type}; let its name end in .${type}, here and on the disk.`;

  if (orientation > 4)
    return `${name} lies on its side, and only a note in it (EXIF) turns it, which the site does not follow; open it in an image program and save it upright.`;
  const pixels = `${name} is ${width} x ${height} pixels`;
  const wanted = `${rule.width} x ${rule.height}`;
  const isExact = width === rule.width && height === rule.height;
  if (!rule.scales && !isExact) return `${pixels}; it must be ${wanted} exactly.`;
  if (width < rule.width || height < rule.height)
    return `${pixels}, which is too small; it must be ${wanted} or larger in the same proportions.`;
  if (Math.max(width, height) > largestSide)
    return `${pixels}, which is too large; scale it to ${wanted}.`;
  if (Math.abs(width / height / (rule.width / rule.height) - 1) > slack)
    return `${pixels}; crop it to the proportions of ${wanted}, or its edges are cut off.`;
  return bytes.length > rule.kilobytes * 1000
    ? `${name} takes ${Math.ceil(bytes.length / 1000)} kB, which is too much; it must take ${rule.kilobytes} kB or less.`
    : undefined;
};

const checkName = async (
  name: string,
  path: string,
  rule: PictureRule | undefined,
): Promise<string | undefined> => {
  if (existsSync(path)) return rule && checkPicture(name, path, rule);
  const folder = dirname(path);
  const others = existsSync(folder)
    ? readdirSync(folder).filter((other) => !other.startsWith('.'))
    : [];
  const names = others.map((other) => `./${posix.join(posix.dirname(name), other)}`);
  const guess = didYouMean(
    name,
    names.filter((other) => extname(other) !== '.json'),
  );
  return `there is no file ${name} beside this one; ${guess ?? 'add it, or correct the name.'}`;
};

interface Link {
  path: readonly string[];
  schema: z.core.$ZodType;
  name: string;
}

/** The pictures and videos that an entry names. The schema reports names that are not paths. */
export const linksOf = ({ type, value }: ContentFile): Link[] =>
  (type ? fieldsOf(type.schema) : []).flatMap(({ path, schema }) => {
    const name = fileEndings.has(schema) && z.core.safeParse(schema, valueAt(value, path)).data;
    return typeof name === 'string' ? [{ path, schema, name }] : [];
  });

const checkFile = (file: ContentFile, root: string): Promise<ContentError[]>[] =>
  linksOf(file).map(async ({ path, schema, name }) => {
    const target = join(root, contentFolder, dirname(file.path), name);
    const message = await checkName(name, target, pictureRules.get(schema));
    const hint = file.type && purposeOf(file.type.schema, path);
    return message ? [{ ...errorIn(file, path, message), hint }] : [];
  });

/**
 * Checks that the pictures and videos that entries name exist, and that the pictures follow their
 * rules.
 */
export const checkLinkedFiles = async (
  files: readonly ContentFile[],
  root: string,
): Promise<ContentError[]> =>
  (await Promise.all(files.flatMap((file) => checkFile(file, root)))).flat();
