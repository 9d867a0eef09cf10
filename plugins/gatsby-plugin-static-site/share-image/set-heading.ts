import { headingWords, type HeadingRun } from '../../gatsby-source-content';
import { partsByFont, type DisplayFont } from './display-font';

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

const largest = 116;
const step = 2;

/** A heading has at most four lines, unless it would be set smaller than this. */
const mostLines = 4;
const smallestOfFewLines = 40;

/** Height of the capitals above the baseline, relative to the size. */
const capHeight = 0.675;

/**
 * A unit that stays on one line: several runs where a mark ends inside of a word, or `~` ties
 * words.
 */
type Word = readonly HeadingRun[];

/**
 * The outlines and horizontal offsets of a word's letters, and its width, relative to the font
 * size.
 */
const outlineOf = (word: Word, display: DisplayFont) => {
  const letters: { path: string; x: number }[] = [];
  let width = 0;
  for (const { font, text } of word.flatMap((run) => partsByFont(run.text, display[run.width]))) {
    const { glyphs, positions } = font.layout(text);
    for (const [index, glyph] of glyphs.entries()) {
      const path = glyph.path.scale(1 / font.unitsPerEm, -1 / font.unitsPerEm).toSVG();
      letters.push({ path, x: width });
      width += (positions[index]?.xAdvance ?? 0) / font.unitsPerEm + tracking;
    }
  }
  return { letters, width };
};

/** How many lines of a width the words need, given by their widths; Infinity if one is too wide. */
const countLines = (words: readonly number[], space: number, width: number): number => {
  let lines = 0;
  let left = 0;
  for (const word of words) {
    if (word > width) return Infinity;
    left -= space + word;
    if (lines > 0 && left >= 0) continue;
    lines += 1;
    left = width - word;
  }
  return lines;
};

/** The number of words on each of some lines, and the sum of the squares of their widths. */
interface Division {
  counts: readonly number[];
  unevenness: number;
}

/**
 * Breaks words into lines of at most a width that are as even as possible, like `text-wrap:
 * balance`. Returns the number of words on each; undefined if they do not fit.
 */
export const breakLines = (
  words: readonly number[],
  space: number,
  width: number,
  lines: number,
): readonly number[] | undefined => {
  // For each word the best division of the text from there on, first into no lines, then into one
  // more at a time.
  let best: (Division | undefined)[] = Array.from({ length: words.length });
  best.push({ counts: [], unevenness: 0 });
  for (let line = 0; line < lines; line += 1)
    best = best.map((_, start) => {
      let chosen: Division | undefined;
      let used = -space;
      for (let end = start + 1; end <= words.length; end += 1) {
        used += space + (words[end - 1] ?? 0);
        if (used > width) break;
        const rest = best[end];
        const unevenness = used ** 2 + (rest?.unevenness ?? Infinity);
        if (rest && unevenness < (chosen?.unevenness ?? Infinity))
          chosen = { counts: [end - start, ...rest.counts], unevenness };
      }
      return chosen;
    });
  return best[0]?.counts;
};

/** The largest size in which the words fit into the box. */
const fit = (
  words: readonly number[],
  space: number,
  box: Box,
): { size: number; counts: readonly number[] } => {
  // Halving at the end, so that every text fits at last.
  for (let size = largest; ; size -= Math.min(step, size / 2)) {
    const width = box.width / size;
    const most = Math.floor(box.height / (size * lineHeight));
    const lines = countLines(words, space, width);
    if (lines <= (size < smallestOfFewLines ? most : Math.min(most, mostLines)))
      return { size, counts: breakLines(words, space, width, lines) ?? [] };
  }
};

/** Sets a heading as large as its box allows. Returns SVG paths in pixels. */
export const setHeading = (heading: string, display: DisplayFont, box: Box): string => {
  const words = headingWords(heading).map((word) => outlineOf(word, display));
  const space = outlineOf([{ text: ' ', width: 'body' }], display).width;
  const { size, counts } = fit(
    words.map(({ width }) => width),
    space,
    box,
  );

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
