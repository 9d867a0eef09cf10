import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import sharp from 'sharp';
import { shareImagePath, shareImageSize } from '../../../i18n/file-paths';
import { notFoundPage, rootPage } from '../../../i18n/route-table';
import { caseOf, pageOf, type BuiltSite } from '../site-content';
import { loadDisplayFont, type DisplayFont } from './display-font';
import { setHeading } from './set-heading';

const foam = '#eef6f4';

/** Places of the mark, the name and the heading, in pixels: on the sky at the left, 64 px from the edge. */
const mark = { left: 64, top: 60, edge: 64 };
const nameBox = { left: 146, top: 77, width: 538, height: 44 };
const box = { left: 64, top: 158, width: 620, height: 262 };

/** A long name is set smaller than any heading. */
const smallestName = 16;

/** The mark's lines without their `svg` element, which is written again with a size. */
const markLines = (): string =>
  readFileSync('src/artwork/logo-mark.svg', 'utf8').replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');

/**
 * Draws the mark, the agency's name as the logo writes it, and the heading as an SVG of the image's size: in outlines only, so that
 * it looks the same wherever it is rendered.
 */
export const drawShareImage = (wordmark: string, heading: string, font: DisplayFont): string => {
  const { width, height } = shareImageSize;
  const { left, top, edge } = mark;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<svg x="${left}" y="${top}" width="${edge}" height="${edge}" viewBox="0 0 36 36">${markLines()}</svg>`,
    `<g fill="${foam}">${setHeading(wordmark, font, nameBox, smallestName)}</g>`,
    `<g fill="${foam}">${setHeading(heading, font, box)}</g>`,
    '</svg>',
  ].join('');
};

/** The path of each share image, and the h1 on it. The root has none, because it shows that of the page to which it leads. */
const shareImages = ({ pages, contents, notFoundHeading }: BuiltSite) =>
  pages.flatMap(({ pageContext }) => {
    const path = shareImagePath(pageContext);
    if (pageContext.page === rootPage) return [];
    if (pageContext.page === notFoundPage) return [{ path, heading: notFoundHeading }];

    const content = contents.find(({ language }) => language === pageContext.language);
    if (!content) return [];
    const { heading } = caseOf(content, pageContext.page) ?? pageOf(content, pageContext.page);
    return [{ path, heading }];
  });

const quality = 84;

/** Writes the share images, except those that `cache` knows to be made from the same words and background. */
export const writeShareImages = async (
  site: BuiltSite,
  folder: string,
  cache: GatsbyCache,
): Promise<void> => {
  const font = await loadDisplayFont();
  const ground = readFileSync(site.shareBackground);
  // The name is the same in every language.
  const wordmark = site.contents[0]?.info.wordmark ?? '';

  for (const { path, heading } of shareImages(site)) {
    const drawing = drawShareImage(wordmark, heading, font);
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
