import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import sharp from 'sharp';
import { loadDisplayFont } from './display-font';
import { drawShareImage } from './draw-share-image';

export interface ShareImage {
  /** Path from the site's root. */
  path: string;
  /** The page's h1 with its heading marks. */
  heading: string;
}

const quality = 84;

/** Writes the share images, except those that `cache` knows to be made from the same words and background. */
export const writeShareImages = async (
  images: readonly ShareImage[],
  background: string,
  folder: string,
  cache: GatsbyCache,
): Promise<void> => {
  const font = await loadDisplayFont();
  const ground = readFileSync(background);

  for (const { path, heading } of images) {
    const drawing = drawShareImage(heading, font);
    const digest = createHash('sha256').update(ground).update(drawing).update(`${quality}`);
    const key = `share image ${path}`;
    const made = digest.digest('hex');
    const file = join(folder, path);
    if (existsSync(file) && (await cache.get(key)) === made) continue;

    mkdirSync(dirname(file), { recursive: true });
    await sharp(ground)
      .composite([{ input: Buffer.from(drawing) }])
      .jpeg({ quality, mozjpeg: true })
      .toFile(file);
    await cache.set(key, made);
  }
};
