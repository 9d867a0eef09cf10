/** @jest-environment node */
import { ridgeBox, ridgeLine, ridgeCrestX, ridgeLineTransforms } from './ridge-path';

/** The joints and controls of the line, as pairs of numbers. */
const points = [...ridgeLine.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
  x: Number(x),
  y: Number(y),
}));
const [sea = { x: 0, y: 0 }] = points;
const top = Math.min(...points.map(({ y }) => y));

/** What each line makes of a height of the leading one. */
const nested = ridgeLineTransforms.map((matrix) => {
  const [, scale = 0, offset = 0] = /^matrix\(1 0 0 ([\d.]+) 0 ([\d.]+)\)$/.exec(matrix) ?? [];
  return (y: number) => y * Number(scale) + Number(offset);
});

describe('the ridge', () => {
  it('puts the crest, which is at its lip, at the percentage of the line', () => {
    expect([0, 1, 50, 100].map(ridgeCrestX)).toEqual([0, 10, 500, 1000]);
    expect(points.filter(({ y }) => y === top).map(({ x }) => x)).toContain(0);
  });

  it('nests five lines inside its box, each lower than the one before, all from one sea', () => {
    const crests = nested.map((line) => line(top));
    expect(new Set(crests).size).toBe(5);
    expect(crests).toEqual(crests.toSorted((one, other) => one - other));
    for (const line of nested) {
      expect(line(sea.y)).toBeCloseTo(sea.y, 0);
      const heights = points.map(({ y }) => line(y));
      expect(Math.min(...heights)).toBeGreaterThan(0);
      expect(Math.max(...heights)).toBeLessThan(ridgeBox.height);
    }
  });

  it('covers the whole line wherever the crest is on its way from 0', () => {
    const end = Number(/H([\d.]+)$/.exec(ridgeLine)?.[1]);
    expect(sea.x + ridgeCrestX(100)).toBeLessThanOrEqual(0);
    expect(end).toBeGreaterThanOrEqual(ridgeBox.width);
  });
});
