import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import sharp from 'sharp';
import { plainText } from '../../gatsby-source-content';
import { shareImagePath, shareImageSize } from '../paths';
import {
  loadDisplayFont,
  missingCharacters,
  type DisplayFont,
  type DisplayFontOptions,
} from './display-font';
import { setHeading } from './set-heading';

const textColor = '#eef6f4';

/** Positions of the mark, the name and the heading, in pixels: in the sky at the left. */
const mark = { left: 64, top: 60, edge: 64 };
const nameBox = { left: 146, top: 77, width: 538, height: 44 };
const box = { left: 64, top: 158, width: 620, height: 262 };

const quality = 84;

/** Draws the agency's name and a heading as SVG outlines, which look the same on every machine. */
export const drawText = (wordmark: string, heading: string, font: DisplayFont): string => {
  const { width, height } = shareImageSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${textColor}">`,
    setHeading(wordmark, font, nameBox),
    setHeading(heading, font, box),
    '</svg>',
  ].join('');
};

interface ShareImages {
  /** Picture behind the text. */
  background: string;
  /** SVG of the mark. */
  logo: string;
  displayFont: DisplayFontOptions;
  /** The agency's name, with heading marks. */
  wordmark: string;
  /** The pages, each with its h1 and the marks of that. */
  images: readonly { path: string; pageId: string; language: string; heading: string }[];
}

/** A sentence for each text that the display face cannot draw. */
export const findUndrawable = (
  { wordmark, images }: Pick<ShareImages, 'wordmark' | 'images'>,
  font: DisplayFont,
): string[] =>
  [
    { name: 'the wordmark', text: wordmark },
    ...images.map(({ path, heading }) => ({ name: `the heading of ${path}`, text: heading })),
  ].flatMap(({ name, text }) => {
    const missing = missingCharacters(text, font);
    return missing.length === 0
      ? []
      : `The font of the share images has no ${missing.map((one) => `"${one}"`).join(', ')} for ${name}, "${plainText(text)}"; write it in Latin letters.`;
  });

/**
 * Writes the share images into the folder of the build, except those that `cache` knows to be
 * unchanged. Returns what they cannot show; then none is written.
 */
export const writeShareImages = async (
  shareImages: ShareImages,
  folder: string,
  cache: GatsbyCache,
): Promise<string[]> => {
  const { background, logo, displayFont, wordmark, images } = shareImages;
  const font = await loadDisplayFont(
    displayFont,
    [wordmark, ...images.map(({ heading }) => heading)].join(''),
  );
  const undrawable = findUndrawable(shareImages, font);
  if (undrawable.length > 0) return undrawable;

  const backdrop = readFileSync(background);
  const markImage = await sharp(logo, { density: 300 })
    .resize(mark.edge, mark.edge)
    .png()
    .toBuffer();

  for (const image of images) {
    const path = shareImagePath(image);
    const text = drawText(wordmark, image.heading, font);
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
  return [];
};
