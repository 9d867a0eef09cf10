import { headingWords, type HeadingRun } from '../../../i18n/heading-marks';
import { breakLines } from './break-lines';
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

/** What must stay on one line: usually one run, more where a mark ends inside a word or `~` keeps words together. */
type Word = readonly HeadingRun[];

/** Draws the runs of a word from the left and returns its width, relative to the size. */
const drawWord = (word: Word, font: DisplayFont, draw?: (path: string, x: number) => void) =>
  word.reduce((start, { text, width }) => {
    const face = font[width];
    const { glyphs, positions } = face.layout(text);
    return glyphs.reduce((x, glyph, index) => {
      draw?.(glyph.path.scale(1 / face.unitsPerEm, -1 / face.unitsPerEm).toSVG(), x);
      return x + (positions[index]?.xAdvance ?? 0) / face.unitsPerEm + tracking;
    }, start);
  }, 0);

interface Setting {
  size: number;
  counts: number[];
}

/** The largest size in which the words fit into the box; undefined if there is none. */
const fit = (
  widths: readonly number[],
  space: number,
  box: Box,
  smallest: number,
): Setting | undefined => {
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
  const words = headingWords(heading);
  const widths = words.map((word) => drawWord(word, font));
  const space = (font.body.layout(' ').advanceWidth ?? 0) / font.body.unitsPerEm + tracking;
  const setting = fit(widths, space, box, smallest);
  if (!setting) throw new Error(`This heading is too long for its share image: ${heading}`);
  const { size, counts } = setting;

  const paths: string[] = [];
  let next = 0;
  counts.forEach((count, line) => {
    const baseline = box.top + size * (capHeight + line * lineHeight);
    let x = 0;
    for (const word of words.slice(next, next + count)) {
      const start = x;
      x +=
        space +
        drawWord(word, font, (path, offset) => {
          const left = box.left + (start + offset) * size;
          paths.push(
            `<path transform="translate(${left} ${baseline}) scale(${size})" d="${path}"/>`,
          );
        });
    }
    next += count;
  });
  return paths.join('');
};
