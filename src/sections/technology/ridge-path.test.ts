/** @jest-environment node */
import { ridgeBox, ridgeLine, ridgeCrestX } from './ridge-path';

/** The joints and controls of the line. */
const points = [...ridgeLine.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((pair) => ({
  x: Number(pair[1]),
  y: Number(pair[2]),
}));

it('the ridge puts the crest, which is at its lip, at the percentage of the line, and covers the line wherever the crest is on its way from 0', () => {
  expect([0, 1, 50, 100].map(ridgeCrestX)).toEqual([0, 10, 500, 1000]);
  const top = Math.min(...points.map(({ y }) => y));
  expect(points.filter(({ y }) => y === top).map(({ x }) => x)).toContain(0);
  expect(Math.min(...points.map(({ x }) => x)) + ridgeCrestX(100)).toBeLessThanOrEqual(0);
  expect(Number(/H([\d.]+)$/.exec(ridgeLine)?.[1])).toBeGreaterThanOrEqual(ridgeBox.width);
});
