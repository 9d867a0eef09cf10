/** A star of the hero. Numbers have at most one decimal, so that server and browser print the same, in few bytes. */
export interface Star {
  kind: 'dot' | 'spark';
  /** Diameter in pixels. */
  size: number;
  /** Brightness at rest, up to 1. */
  opacity: number;
  /** Seconds until it twinkles. */
  delay: number;
  /** Position on wide screens, in percent of the sky; never over the title. */
  x: number;
  y: number;
  /** Position on narrow screens: percent of the width, and pixels below the sky's top or, if negative, above its lower edge. */
  narrowX: number;
  narrowY: number;
}

type Random = () => number;
type Range = readonly [from: number, to: number];

interface Area {
  x: Range;
  y: Range;
}

/** The header ends at 10 percent; the first two lines of the title are short, the third and the lead are long. */
const wide = {
  aboveTitle: { x: [22, 62], y: [10.5, 13.8] },
  besideFirstLines: { x: [52, 98], y: [15, 44] },
  besideLastLine: { x: [78, 98], y: [44, 62] },
} satisfies Record<string, Area>;

/** The header is 72 pixels high, and the title's third line begins at 187 on the smallest phone. */
const narrow = {
  aboveTitle: { x: [4, 96], y: [78, 104] },
  besideFirstLines: { x: [64, 96], y: [112, 176] },
  belowLead: { x: [4, 96], y: [-180, -60] },
} satisfies Record<string, Area>;

/** The areas that dots are put in, in turn. */
const dotAreas = {
  wide: [
    wide.aboveTitle,
    wide.besideFirstLines,
    wide.besideLastLine,
    wide.besideFirstLines,
    wide.besideLastLine,
    wide.besideFirstLines,
    wide.besideFirstLines,
  ],
  narrow: [
    narrow.belowLead,
    narrow.aboveTitle,
    narrow.belowLead,
    narrow.belowLead,
    narrow.besideFirstLines,
    narrow.belowLead,
    narrow.belowLead,
  ],
};

/** Sparks need distance from words and from each other, so each has an area of its own. */
const sparkAreas = {
  wide: [
    { x: [62, 67], y: [19, 26] },
    { x: [70, 74], y: [31, 41] },
    { x: [77, 81], y: [17, 25] },
    { x: [84, 88], y: [32, 42] },
    { x: [92, 96], y: [18, 34] },
  ],
  narrow: [
    { x: [62, 72], y: [120, 134] },
    { x: [88, 95], y: [156, 172] },
    { x: [6, 14], y: [-110, -80] },
    { x: [34, 44], y: [-96, -74] },
    { x: [56, 66], y: [-176, -158] },
  ],
} satisfies Record<string, Area[]>;

const sparkShare = 0.1;

/** Mulberry32: small, and the same sequence in every engine. */
const createRandom = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const areaOf = (areas: readonly Area[], turn: number): Area => {
  const area = areas[turn % areas.length];
  if (!area) throw new Error('There is no area for a star.');
  return area;
};

const between = (random: Random, [from, to]: Range): number =>
  Math.round((from + random() * (to - from)) * 10) / 10;

/** Returns the hero's stars, the same for each seed (a whole number) on server and browsers; every tenth is a four-point spark. */
export const createStars = (seed: number, count: number): Star[] => {
  const random = createRandom(seed);
  const sparks = Math.round(count * sparkShare);

  return Array.from({ length: count }, (_, index): Star => {
    const spark = index < sparks;
    const areas = spark ? sparkAreas : dotAreas;
    const [onWide, onNarrow] = [areaOf(areas.wide, index), areaOf(areas.narrow, index)];
    return {
      kind: spark ? 'spark' : 'dot',
      size: between(random, spark ? [12, 24] : [1, 3]),
      opacity: between(random, [0.5, 0.95]),
      delay: between(random, [0, 2.6]),
      x: between(random, onWide.x),
      y: between(random, onWide.y),
      narrowX: between(random, onNarrow.x),
      narrowY: Math.round(between(random, onNarrow.y)),
    };
  });
};
