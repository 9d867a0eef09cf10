export type Figure = Pick<Queries.CaseResult, 'value' | 'unit'>;

interface Swell {
  /** The upper line, as the data of an SVG path in a box of 1440 by 420 units. */
  line: string;
  crests: Crest[];
}

/** Where a crest is in the drawing. */
export interface Crest {
  /** Percent of the width. */
  left: number;
  /** Units above the foot of the drawing. */
  bottom: number;
  /** How high the figure is, from 0 to 1. */
  share: number;
}

const box = { width: 1440, height: 420 };

/** A number of hours counts as its share of a working week. */
const workingWeek = 40;

/** Height of the water below the smallest result, and what 100% adds to it. */
const calm = 110;
const rise = 475;

/**
 * Positions of the first and the last crest, as shares of the width; the others are spread evenly
 * between them.
 */
const first = 0.17;
const last = 0.872;

/**
 * How far the long back and the short face of a crest reach, as shares of its section of the width.
 */
const back = 0.62;
const face = 0.24;

/** The higher, the less a crest lifts the water under its neighbours. */
const separation = 4;

/** Width of a segment of the curve; finer ones look the same and are larger. */
const step = 24;

/**
 * How far the last waves reach past the box; less on the right, where the faces of the crests are
 * short.
 */
const overflow = { left: 624, right: 312 };

/** How far the calm water continues from there. */
const horizon = 2880;

const shareOf = ({ value, unit }: Figure): number =>
  Math.min(Math.max(value / (unit === 'HOURS' ? workingWeek : 100), 0), 1);

const positionOf = (index: number, count: number): number =>
  count === 1 ? (first + last) / 2 : first + (index * (last - first)) / (count - 1);

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Starts with calm water and joins the heights, one every step, with smooth cubic curves through
 * each of them (Catmull-Rom). The numbers are relative, because short and repeated ones compress
 * well.
 */
const drawCurve = (ys: readonly number[]): string => {
  const slopeAt = (index: number): number => {
    const y = ys[index] ?? 0;
    return ((ys[index + 1] ?? y) - (ys[index - 1] ?? y)) / 6;
  };
  return ys.reduce((path, y, index) => {
    const before = ys[index - 1];
    if (before === undefined) return `M${-horizon} ${round(y)}H${-overflow.left}`;
    // All from the rounded start, so that roundings do not add up.
    const from = round(before);
    const [handle, end] = [y - slopeAt(index), y].map((to) => round(round(to) - from));
    return `${path}s${(step * 2) / 3} ${handle} ${step} ${end}`;
  }, '');
};

/**
 * Draws a crest per result; the line runs past the box, for wide screens.
 * @param figures Percentages from 0 to 100, or hours, which are a share of `workingWeek`.
 */
export const drawSwell = (figures: readonly Figure[]): Swell => {
  const part = box.width / figures.length;
  const peaks = figures.map((figure, index) => ({
    x: box.width * positionOf(index, figures.length),
    share: shareOf(figure),
  }));

  const heightAt = (x: number): number => {
    const lifts = peaks.map(({ x: lip, share }) => {
      const reach = part * (x < lip ? back : face);
      return (share * Math.exp(-((x - lip) ** 2) / (2 * reach ** 2))) ** separation;
    });
    return calm + rise * lifts.reduce((sum, lift) => sum + lift, 0) ** (1 / separation);
  };

  const joints = (overflow.left + box.width + overflow.right) / step;
  const ys = Array.from(
    { length: joints + 1 },
    (_, index) => box.height - heightAt(index * step - overflow.left),
  );

  return {
    line: `${drawCurve(ys)}H${horizon}`,
    crests: peaks.map(({ x, share }) => ({
      left: round((x / box.width) * 100),
      bottom: Math.round(heightAt(x)),
      share,
    })),
  };
};
