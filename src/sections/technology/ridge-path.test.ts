/** @jest-environment node */
import { ridgeBox, ridgeLine, ridgeCrestX } from './ridge-path';

/** The joints and controls of the line, as pairs of numbers. */
const points = [...ridgeLine.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
  x: Number(x),
  y: Number(y),
}));
const [sea = { x: 0, y: 0 }] = points;
const top = Math.min(...points.map(({ y }) => y));

describe('the ridge', () => {
  it('puts the crest, which is at its lip, at the percentage of the line', () => {
    expect([0, 1, 50, 100].map(ridgeCrestX)).toEqual([0, 10, 500, 1000]);
    expect(points.filter(({ y }) => y === top).map(({ x }) => x)).toContain(0);
  });

  it('covers the whole line wherever the crest is on its way from 0', () => {
    const end = Number(/H([\d.]+)$/.exec(ridgeLine)?.[1]);
    expect(sea.x + ridgeCrestX(100)).toBeLessThanOrEqual(0);
    expect(end).toBeGreaterThanOrEqual(ridgeBox.width);
  });
});
