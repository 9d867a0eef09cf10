/** A star of the hero. Every number has at most two decimals, so that server and browser print the same. */
export interface Star {
  kind: 'dot' | 'spark';
  /** Diameter in pixels. */
  size: number;
  /** Brightness at rest, up to 1. */
  opacity: number;
  /** Seconds until it twinkles. */
  delay: number;
  /** Place on wide screens, in percent of the sky; never over the title. */
  x: number;
  y: number;
  /** Place on narrow screens, in percent of the strip between the lead and the horizon. */
  narrowX: number;
  narrowY: number;
}

type Random = () => number;
type Range = readonly [from: number, to: number];

interface Area {
  x: Range;
  y: Range;
}

/** The title and the lead stand in the left 62 percent, from 14 percent downwards; the header stands above. */
const rightOfTitle: Area = { x: [67, 98], y: [15, 62] };
const aboveTitle: Area = { x: [22, 62], y: [10.5, 13.8] };
/** Sparks are large enough to need distance from the crest. */
const sparkSky: Area = { x: [69, 96], y: [17, 48] };
const narrowStrip: Area = { x: [4, 96], y: [8, 70] };

const shareOfSparks = 0.1;
const shareAboveTitle = 0.1;

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

/** One of several equal parts of a range, counted from 0. */
const partOf = ([from, to]: Range, part: number, parts: number): Range => {
  const width = (to - from) / parts;
  return [from + part * width, from + (part + 1) * width];
};

const between = (random: Random, [from, to]: Range): number =>
  Math.round((from + random() * (to - from)) * 100) / 100;

/**
 * Scatters the hero's stars: the same ones for the same seed, on the server and in every browser.
 *
 * @param seed Any whole number; another one gives another sky.
 * @param count How many stars; every tenth is a four-point spark, the others are dots.
 */
export const createStars = (seed: number, count: number): Star[] => {
  const random = createRandom(seed);
  const sparks = Math.round(count * shareOfSparks);

  const place = (wide: Area, narrow: Area) => ({
    opacity: between(random, [0.5, 0.95]),
    delay: between(random, [0, 2.6]),
    x: between(random, wide.x),
    y: between(random, wide.y),
    narrowX: between(random, narrow.x),
    narrowY: between(random, narrow.y),
  });

  return Array.from({ length: count }, (_, index): Star => {
    if (index >= sparks) {
      const wide = random() < shareAboveTitle ? aboveTitle : rightOfTitle;
      return { kind: 'dot', size: between(random, [1, 3]), ...place(wide, narrowStrip) };
    }
    // Each spark has its own part of the sky, so that chance cannot heap them.
    const share = (area: Area): Area => ({ ...area, x: partOf(area.x, index, sparks) });
    return {
      kind: 'spark',
      size: between(random, [12, 24]),
      ...place(share(sparkSky), share(narrowStrip)),
    };
  });
};
