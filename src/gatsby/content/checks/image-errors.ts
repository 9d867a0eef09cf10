import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { largestSide, type PictureRule } from '../schemas/pictures';
import { isWholePicture } from './valid-image';

/** How far the proportions of a picture may be off before cutting it to size would show. */
const slack = 0.02;

const bytesPerKilobyte = 1000;

interface Picture {
  width: number;
  height: number;
  type: string;
  bytes: number;
  /** Whether all of it is there and can be shown. */
  whole: boolean;
}

/** sharp's names where ours differ, and what endings of names stand for. */
const typeNames: Partial<Record<string, string>> = { jpeg: 'jpg' };
const typeOf = (name: string): string => typeNames[name] ?? name;

/** @returns What a file holds, or undefined where that is no picture at all. */
const read = async (path: string): Promise<Picture | undefined> => {
  // sharp would remember what a path led to, and the picture may be another one the next time.
  const bytes = await readFile(path);
  try {
    const { width, height, format, orientation = 1 } = await sharp(bytes).metadata();
    // A camera that was held upright notes that the picture has to be turned.
    const size = orientation >= 5 ? { width: height, height: width } : { width, height };
    const whole = await isWholePicture(bytes);
    return { ...size, type: typeOf(format), bytes: bytes.length, whole };
  } catch {
    return undefined;
  }
};

const endingOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? '';

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / bytesPerKilobyte)} kB`;

const errorsOf = (name: string, picture: Picture | undefined, rule: PictureRule): string[] => {
  const formats = rule.formats.join(' or ');
  const known: readonly string[] = rule.formats;
  if (!picture || !known.includes(picture.type))
    return [
      `${name} is ${picture ? `in the format ${picture.type}` : 'no picture, or was cut off'}; save it as ${formats}.`,
    ];

  const { width, height, type, bytes, whole } = picture;
  if (!whole)
    return [
      `${name} cannot be read to its end; save it again, or copy it again from where it came.`,
    ];

  const size = `${width} x ${height} pixels`;
  const wanted = `${rule.width} x ${rule.height}`;
  const ratio = width / height / (rule.width / rule.height);
  const wrong: string[] = [];
  if (typeOf(endingOf(name)) !== type)
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

/** Holds a picture against its rule: format, pixels, proportions, bytes, and that it is whole. @returns Each error in words. */
export const imageErrors = async (
  name: string,
  path: string,
  rule: PictureRule,
): Promise<string[]> => errorsOf(name, await read(path), rule);
