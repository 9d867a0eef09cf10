import { readFileSync } from 'node:fs';
import { shareImageSize } from '../../../i18n/file-paths';
import type { DisplayFont } from './display-font';
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
