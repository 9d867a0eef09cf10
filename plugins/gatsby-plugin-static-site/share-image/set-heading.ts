import { headingWords, type HeadingRun } from '../../gatsby-source-content';
import type { DisplayFont } from './display-font';

/** Space for the heading, in pixels: the sky between the mark and the horizon. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** As the headings of the pages. */
const tracking = -0.026;
const lineHeight = 1;
const sizes = { largest: 116, smallest: 40, step: 2 };
const mostLines = 4;

/** Height of the capitals above the baseline, relative to the size. */
const capHeight = 0.675;

/** A unit that stays on one line: several runs where a mark ends inside of a word, or `~` ties words. */
type Word = readonly HeadingRun[];

/** The outlines and horizontal offsets of a word's letters, and its width, relative to the font size. */
const outlineOf = (word: Word, font: DisplayFont) => {
  const letters: { path: string; x: number }[] = [];
  let width = 0;
  for (const run of word) {
    const face = font[run.width];
    const { glyphs, positions } = face.layout(run.text);
    for (const [index, glyph] of glyphs.entries()) {
      const path = glyph.path.scale(1 / face.unitsPerEm, -1 / face.unitsPerEm).toSVG();
      letters.push({ path, x: width });
      width += (positions[index]?.xAdvance ?? 0) / face.unitsPerEm + tracking;
    }
  }
  return { letters, width };
};

/** Every division of words, given by their widths, into lines. */
const divisions = (widths: readonly number[], lines: number): number[][][] =>
  lines === 1
    ? [[[...widths]]]
    : widths
        .slice(0, widths.length - lines + 1)
        .flatMap((_, last) =>
          divisions(widths.slice(last + 1), lines - 1).map((rest) => [
            widths.slice(0, last + 1),
            ...rest,
          ]),
        );

/**
 * Breaks words into lines that are as even as possible, like `text-wrap: balance`; there are at least as many words as lines.
 * Returns the number of words on each line, and the width of the longest one.
 */
export const breakLines = (
  widths: readonly number[],
  space: number,
  lines: number,
): { counts: number[]; width: number } => {
  const [best] = divisions(widths, lines)
    .map((division) => {
      const measured = division.map((line) =>
        line.reduce((sum, width) => sum + width, space * (line.length - 1)),
      );
      return {
        counts: division.map((line) => line.length),
        width: Math.max(...measured),
        // Decides between two divisions with the same longest line.
        unevenness: measured.reduce((sum, width) => sum + width ** 2, 0),
      };
    })
    .sort((one, other) => one.width - other.width || one.unevenness - other.unevenness);
  if (!best) throw new Error('There are more lines than words.');
  return { counts: best.counts, width: best.width };
};

/** The largest size in which the words fit into the box; undefined if there is none. */
const fit = (
  widths: readonly number[],
  space: number,
  box: Box,
  smallest: number,
): { size: number; counts: number[] } | undefined => {
  for (let size = sizes.largest; size >= smallest; size -= sizes.step) {
    const most = Math.min(mostLines, widths.length, Math.floor(box.height / (size * lineHeight)));
    for (let lines = 1; lines <= most; lines += 1) {
      const { counts, width } = breakLines(widths, space, lines);
      if (width * size <= box.width) return { size, counts };
    }
  }
  return undefined;
};

/** Sets a heading as large as its box allows. Returns SVG paths in pixels; throws if it does not fit even in the smallest size. */
export const setHeading = (
  heading: string,
  font: DisplayFont,
  box: Box,
  smallest: number = sizes.smallest,
): string => {
  const words = headingWords(heading).map((word) => outlineOf(word, font));
  const widths = words.map(({ width }) => width);
  const space = (font.body.layout(' ').advanceWidth ?? 0) / font.body.unitsPerEm + tracking;
  const setting = fit(widths, space, box, smallest);
  if (!setting) throw new Error(`This heading is too long for its share image: ${heading}`);
  const { size, counts } = setting;

  return counts
    .flatMap((count, line) => {
      const baseline = box.top + size * (capHeight + line * lineHeight);
      let start = 0;
      return words.splice(0, count).flatMap(({ letters, width }) => {
        const paths = letters.map(({ path, x }) => {
          const left = box.left + (start + x) * size;
          return `<path transform="translate(${left} ${baseline}) scale(${size})" d="${path}"/>`;
        });
        start += space + width;
        return paths;
      });
    })
    .join('');
};
