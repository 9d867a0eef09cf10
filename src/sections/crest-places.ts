/** Where a crest stands: percent of the width, and pixels above the foot of the drawing. */
export type CrestPlace = readonly [left: number, bottom: number];

/** The crests that `ribbon-case-results.svg` draws (`design/assets/README.md`), a little to the left: words stand better on the long back of a wave. */
const drawn: readonly CrestPlace[] = [
  [13.7, 344],
  [38.9, 416],
  [63.4, 292],
  [85.9, 366],
];

/** Above every crest of the drawing, so that no line runs through a text. */
const above = 416;

/** Room between a crest and the words that stand on it. */
const gap = 16;

/**
 * Places results on the swell.
 *
 * @param count How many there are. The drawing has four crests; any other number stands above it, evenly spread.
 */
export const crestPlaces = (count: number): CrestPlace[] => {
  const places =
    count === drawn.length
      ? drawn
      : Array.from({ length: count }, (_, index): CrestPlace => [
          ((index + 0.5) * 100) / count,
          above,
        ]);
  return places.map(([left, bottom]) => [left, bottom + gap]);
};
