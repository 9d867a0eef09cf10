/** @jest-environment node */
import { ridgeBox, ridgeLine, ridgeCrestX, ridgeLineTransforms } from './ridge-path';

/** The joints and controls of the line, as pairs of numbers. */
const points = [...ridgeLine.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
  x: Number(x),
  y: Number(y),
}));

/** What each line makes of a height of the leading one. */
const nested = ridgeLineTransforms.map((matrix) => {
  const [, scale = 0, offset = 0] = /^matrix\(1 0 0 ([\d.]+) 0 ([\d.]+)\)$/.exec(matrix) ?? [];
  return (y: number) => y * Number(scale) + Number(offset);
});

describe('the ridge', () => {
  it.each([0, 1, 50, 86, 95, 100])('puts the crest at %i percent of the line', (percent) => {
    expect(ridgeCrestX(percent)).toBe(percent * 10);
  });

  it('has its highest point at its lip', () => {
    const top = Math.min(...points.map(({ y }) => y));
    expect(points.filter(({ y }) => y === top).map(({ x }) => x)).toContain(0);
  });

  it('nests five lines, each lower than the one before, all from one sea', () => {
    const [sea] = points;
    const top = Math.min(...points.map(({ y }) => y));
    const crests = nested.map((line) => line(top));

    expect(crests).toHaveLength(5);
    expect(crests).toEqual([...crests].sort((one, other) => one - other));
    expect(new Set(crests).size).toBe(5);
    for (const line of nested) expect(line(sea?.y ?? 0)).toBeCloseTo(sea?.y ?? 0, 0);
  });

  it('stays inside its box', () => {
    for (const line of nested) {
      for (const { y } of points) {
        expect(line(y)).toBeGreaterThan(0);
        expect(line(y)).toBeLessThan(ridgeBox.height);
      }
    }
  });

  it('covers the whole line wherever the crest is on its way from 0', () => {
    const end = Number(/H([\d.]+)$/.exec(ridgeLine)?.[1]);
    expect((points[0]?.x ?? 0) + ridgeCrestX(100)).toBeLessThanOrEqual(0);
    expect(end).toBeGreaterThanOrEqual(ridgeBox.width);
  });

  it('writes numbers with one decimal at most', () => {
    expect(`${ridgeCrestX(33.337)} ${ridgeLine}`).not.toMatch(/\.\d\d|e-/);
  });
});
