import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp from 'sharp';
import { largestSide, pictureFormats, type PictureRule } from '../schemas/pictures';
import { alternatives } from '../messages/quote';

/** How far the proportions of a picture may differ before cropping it would show. */
const slack = 0.02;

const bytesPerKilobyte = 1000;

/** Our names of formats, where sharp or the extension of a file has another one. */
const typeNames: Partial<Record<string, string>> = { jpeg: 'jpg' };
const typeOf = (name: string): string => typeNames[name] ?? name;

/** Whether a picture can be decoded down to its last pixel; empty and truncated ones cannot. */
export const isCompleteImage = async (bytes: Buffer): Promise<boolean> => {
  try {
    await sharp(bytes, { failOn: 'warning' }).resize(1, 1).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
};

/** Undefined if the file is not a picture. */
const read = async (path: string) => {
  // sharp caches by path, and the picture may have changed.
  const bytes = await readFile(path);
  try {
    const { width, height, format, orientation = 1 } = await sharp(bytes).metadata();
    // From 5 on, the orientation means that width and height are swapped.
    const size = orientation >= 5 ? { width: height, height: width } : { width, height };
    const whole = await isCompleteImage(bytes);
    return { ...size, type: typeOf(format), bytes: bytes.length, whole };
  } catch {
    return undefined;
  }
};

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / bytesPerKilobyte)} kB`;

type Picture = Awaited<ReturnType<typeof read>>;

const errorsOf = (name: string, picture: Picture, rule: PictureRule): string[] => {
  if (!picture || !pictureFormats.includes(picture.type))
    return [
      `${name} is ${picture ? `in the format ${picture.type}` : 'not a picture, or not complete'}; save it as ${alternatives(pictureFormats)}.`,
    ];

  const { width, height, type, bytes, whole } = picture;
  if (!whole)
    return [
      `${name} cannot be read to its end; save it again, or copy it again from where it came.`,
    ];

  const size = `${width} x ${height} pixels`;
  const wanted = `${rule.width} x ${rule.height}`;
  const ratio = width / height / (rule.width / rule.height);
  const isCropped = !rule.scales || Math.abs(ratio - 1) <= slack;
  const wrong: string[] = [];
  if (typeOf(extname(name).slice(1).toLowerCase()) !== type)
    wrong.push(`${name} holds a ${type}; let its name end in .${type}, here and on the disk.`);
  if (!rule.scales && size !== `${wanted} pixels`)
    wrong.push(`${name} is ${size}; it must be ${wanted} exactly.`);
  else if (width < rule.width || height < rule.height)
    wrong.push(
      `${name} is ${size}, which is too small; it must be ${wanted} or larger${isCropped ? '' : ', in these proportions'}.`,
    );
  else if (Math.max(width, height) > largestSide)
    // Cropped and scaled down, it takes fewer bytes too.
    return [
      ...wrong,
      `${name} is ${size}, which is too large; ${isCropped ? 'scale it' : 'crop and scale it'} to ${wanted}.`,
    ];
  else if (!isCropped)
    wrong.push(
      `${name} is ${size}; crop it to the proportions of ${wanted}, or its edges are cut off.`,
    );
  if (bytes > rule.kilobytes * bytesPerKilobyte)
    wrong.push(
      `${name} takes ${kilobytes(bytes)}, which is too much; it must take ${rule.kilobytes} kB or less.`,
    );
  return wrong;
};

/** Checks a picture against its rule: format, pixels, proportions, bytes, and whether it is complete. Returns each error in words. */
export const imageErrors = async (
  name: string,
  path: string,
  rule: PictureRule,
): Promise<string[]> => errorsOf(name, await read(path), rule);
