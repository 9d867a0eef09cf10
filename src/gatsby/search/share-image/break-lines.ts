/** Every way to divide words into lines, as the number of words on each line. */
const divisions = (words: number, lines: number): number[][] =>
  lines === 1
    ? [[words]]
    : Array.from({ length: words - lines + 1 }, (_, index) => index + 1).flatMap((first) =>
        divisions(words - first, lines - 1).map((rest) => [first, ...rest]),
      );

/** How uneven lines are; two divisions with the same longest line differ in the others. */
const unevenness = (lines: readonly number[]): number =>
  lines.reduce((sum, line) => sum + line ** 2, 0);

/**
 * Breaks words into lines that are as even as possible, like `text-wrap: balance`; there are at least as many words as lines.
 * Returns the number of words on each line, and the width of the longest one.
 */
export const breakLines = (
  widths: readonly number[],
  space: number,
  lines: number,
): { counts: number[]; width: number } => {
  const measure = (counts: readonly number[]): number[] => {
    let next = 0;
    return counts.map((count) => {
      const line = widths.slice(next, next + count);
      next += count;
      return line.reduce((sum, width) => sum + width, space * (count - 1));
    });
  };
  const [best] = divisions(widths.length, lines)
    .map((counts) => {
      const measured = measure(counts);
      return { counts, width: Math.max(...measured), unevenness: unevenness(measured) };
    })
    .sort((one, other) => one.width - other.width || one.unevenness - other.unevenness);
  if (!best) throw new Error('There are more lines than words.');
  return { counts: best.counts, width: best.width };
};
