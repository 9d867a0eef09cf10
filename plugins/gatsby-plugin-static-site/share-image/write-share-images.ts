import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import sharp from 'sharp';
import { shareImageSize } from '../paths';
import { loadDisplayFont, type DisplayFont } from './display-font';
import { setHeading } from './set-heading';

const textColor = '#eef6f4';

/** Positions of the mark, the name and the heading, in pixels: in the sky at the left. */
const mark = { left: 64, top: 60, edge: 64 };
const nameBox = { left: 146, top: 77, width: 538, height: 44 };
const box = { left: 64, top: 158, width: 620, height: 262 };

/** A long name is set smaller than any heading. */
const smallestName = 16;

const quality = 84;

/** Draws the agency's name and a heading as SVG outlines, which look the same on every machine. */
export const drawText = (wordmark: string, heading: string, font: DisplayFont): string => {
  const { width, height } = shareImageSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${textColor}">`,
    setHeading(wordmark, font, nameBox, smallestName),
    setHeading(heading, font, box),
    '</svg>',
  ].join('');
};

interface ShareImages {
  /** Picture behind the text. */
  background: string;
  /** SVG of the mark. */
  logo: string;
  /** The agency's name, with heading marks. */
  wordmark: string;
  /** Path of each image in the build, and the heading on it with its marks. */
  images: readonly { path: string; heading: string }[];
}

/** Writes the share images into the folder of the build, except those that `cache` knows to be unchanged. */
export const writeShareImages = async (
  { background, logo, wordmark, images }: ShareImages,
  folder: string,
  cache: GatsbyCache,
): Promise<void> => {
  const font = await loadDisplayFont([wordmark, ...images.map(({ heading }) => heading)].join(''));
  const backdrop = readFileSync(background);
  const markImage = await sharp(logo, { density: 300 })
    .resize(mark.edge, mark.edge)
    .png()
    .toBuffer();

  for (const { path, heading } of images) {
    const text = drawText(wordmark, heading, font);
    const digest = createHash('sha256')
      .update(backdrop)
      .update(markImage)
      .update(text)
      .digest('hex');
    const file = join(folder, path);
    if (existsSync(file) && (await cache.get(path)) === digest) continue;
    mkdirSync(dirname(file), { recursive: true });
    await sharp(backdrop)
      .composite([
        { input: markImage, left: mark.left, top: mark.top },
        { input: Buffer.from(text) },
      ])
      .jpeg({ quality, mozjpeg: true })
      .toFile(file);
    await cache.set(path, digest);
  }
};
