/** The drawing's own units: ten a percent, and room for the short face of a crest that stands at 100. */
export const ridgeBox = { width: 1040, height: 128 };

export interface RidgePath {
  /** Where the crest stands, in the drawing's units. */
  lip: number;
  /** Five nested lines, the leading one first; each runs so far past the drawing that the crest can travel along all of it. */
  lines: readonly string[];
}

const baseline = 125;
const crestHeight = 122;
const lineCount = 5;
/** Each line is this share of the one above it. */
const nesting = 0.72;

/** The swell as joined cubic curves: distance from the lip, and height as a share of the crest. */
const swell: readonly (readonly [distance: number, height: number])[] = [
  // A flat sea.
  [-1040, 0],
  [-960, 0.02],
  [-880, 0.02],
  [-800, 0],
  [-720, -0.02],
  [-600, -0.02],
  [-520, 0],
  // The long back.
  [-420, 0.025],
  [-285, 0.27],
  [-183, 0.607],
  [-120, 0.816],
  [-62, 1],
  [0, 1],
  // The short face.
  [9, 1],
  [13, 0.97],
  [17, 0.88],
  [26, 0.66],
  [36, 0.31],
  [52, 0.18],
  [64, 0.08],
  [80, 0],
  [104, 0],
];

const round = (value: number): number => Math.round(value * 10) / 10;

const drawLine = (lip: number, scale: number): string => {
  const [start, ...curves] = swell.map(
    ([distance, height]) =>
      `${round(lip + distance)} ${round(baseline - crestHeight * scale * height)}`,
  );
  return `M${start}C${curves.join(' ')}H${round(lip + ridgeBox.width)}`;
};

/**
 * Draws a crest that stands at a percentage of its line.
 *
 * @param percent From 0 to 100.
 * @returns Paths with one decimal at most, so that server and browser agree to the letter.
 */
export const ridgePath = (percent: number): RidgePath => {
  const lip = round(percent * 10);
  return {
    lip,
    lines: Array.from({ length: lineCount }, (_, index) => drawLine(lip, nesting ** index)),
  };
};
