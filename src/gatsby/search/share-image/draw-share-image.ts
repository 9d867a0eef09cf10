import { readFileSync } from 'node:fs';
import { shareImageSize } from '../../../i18n/file-paths';
import type { DisplayFont } from './display-font';
import { setHeading } from './set-heading';

const foam = '#eef6f4';

/** Where the mark and the heading stand (`design/README.md`, section 9): left on the sky, 64 px in. */
const mark = { left: 64, top: 60, edge: 64 };
const box = { left: 64, top: 158, width: 620, height: 262 };

/** The mark's lines, without the element around them, which is written anew with a size. */
const markLines = (): string =>
  readFileSync('src/artwork/logo-mark.svg', 'utf8').replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');

/**
 * Draws what stands on the background of a share image: the mark, and the heading under it.
 *
 * @param heading The page's h1 with its swell marks.
 * @param font The display face.
 * @returns An SVG of the size of the image. It has outlines only, so that it looks the same wherever it is rendered.
 */
export const drawShareImage = (heading: string, font: DisplayFont): string => {
  const { width, height } = shareImageSize;
  const { left, top, edge } = mark;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<svg x="${left}" y="${top}" width="${edge}" height="${edge}" viewBox="0 0 36 36">${markLines()}</svg>`,
    `<g fill="${foam}">${setHeading(heading, font, box)}</g>`,
    '</svg>',
  ].join('');
};
