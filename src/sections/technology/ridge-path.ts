/** The drawing's own units: ten per percent, and room for the right side of a crest at 100. */
export const ridgeBox = { width: 1040, height: 128 };

/** Ids of the SVG definitions that all ridges share. */
export const ridgeIds = { line: 'ridge-line', body: 'ridge-body', light: 'ridge-light' };

/** Height of the flat water, in units from the top. */
const baseline = 125;
const crestHeight = 122;
const lineCount = 5;
/** Each line is this share of the one above. */
const nesting = 0.72;

/** The wave as joined cubic curves: distance from the lip, and height as a share of the crest. */
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

const [start, ...curves] = swell.map(
  ([distance, height]) => `${distance} ${round(baseline - crestHeight * height)}`,
);

/**
 * The leading line of every ridge, its lip at 0; long enough to cover the drawing wherever the lip
 * is.
 */
export const ridgeLine = `M${start}C${curves.join(' ')}H${ridgeBox.width}`;

/** SVG transforms that turn `ridgeLine` into five nested lines, the leading one first. */
export const ridgeLineTransforms: readonly string[] = Array.from(
  { length: lineCount },
  (_, index) => {
    const scale = nesting ** index;
    return `matrix(1 0 0 ${scale.toFixed(3)} 0 ${round(baseline * (1 - scale))})`;
  },
);

/** Distance of a percentage's crest from the left edge, in units. */
export const ridgeCrestX = (percent: number): number =>
  round((percent * (ridgeBox.width - 40)) / 100);
