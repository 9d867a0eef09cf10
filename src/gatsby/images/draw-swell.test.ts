/** @jest-environment node */
import { drawSwell, type Figure } from './draw-swell';

const percent = (value: number): Figure => ({ value, unit: 'PERCENT' });
const results = [percent(47), percent(60), percent(35), { value: 18, unit: 'HOURS' } as const];

/** The joints of a path between its straight ends: its start, and where each curve, relative to the one before, ends. */
const jointsOf = (line: string) => {
  const [start = '', ...curves] = line.replace(/H\d+$/, '').split('s');
  const [, y, x] = (/^M-\d+ ([\d.]+)H(-\d+)$/.exec(start) ?? []).map(Number);
  const joints: [x: number, y: number][] = [[x ?? NaN, y ?? NaN]];
  for (const curve of curves) {
    const [right = NaN, down = NaN] = curve.split(' ').slice(-2).map(Number);
    const [fromX, fromY] = joints.at(-1) ?? [NaN, NaN];
    joints.push([fromX + right, fromY + down]);
  }
  return joints;
};

describe('the drawn wave of a case', () => {
  it('lets the crests be as high as their results, hours as a share of a week', () => {
    const { crests } = drawSwell(results);
    const [first, second, third, fourth] = crests.map(({ bottom }) => bottom);

    expect(second).toBeGreaterThan(first ?? 0);
    expect(first).toBeGreaterThan(fourth ?? 0);
    expect(fourth).toBeGreaterThan(third ?? 0);
  });

  it.each([1, 2, 3, 4, 6])('spreads %i crests evenly, each on the line', (count) => {
    const figures = Array.from({ length: count }, (_, index) => percent(30 + 10 * index));
    const { line, crests } = drawSwell(figures);
    const joints = jointsOf(line);

    expect(crests).toHaveLength(count);
    crests.forEach(({ left, bottom }, index) => {
      const gaps = count === 1 ? 2 : count - 1;
      expect(left).toBeCloseTo(17 + ((count === 1 ? 1 : index) * 70.2) / gaps, 0);
      const nearest = joints.reduce((best, joint) =>
        Math.abs(joint[0] - left * 14.4) < Math.abs(best[0] - left * 14.4) ? joint : best,
      );
      expect(Math.abs(420 - bottom - nearest[1])).toBeLessThan(14);
    });
  });

  it('gives each result as a share, hours of a week', () => {
    expect(drawSwell(results).crests.map(({ share }) => share)).toEqual([0.47, 0.6, 0.35, 0.45]);
  });

  it('lowers the water between two crests', () => {
    const { line, crests } = drawSwell(results);
    const between = crests.slice(1).map(({ left }, index) => {
      const from = (crests[index]?.left ?? 0) * 14.4;
      const ys = jointsOf(line).flatMap(([x, y]) => (x > from && x < left * 14.4 ? [y] : []));
      return 420 - Math.max(...ys);
    });
    between.forEach((low, index) => {
      expect(low).toBeLessThan((crests[index]?.bottom ?? 0) - 30);
      expect(low).toBeLessThan((crests[index + 1]?.bottom ?? 0) - 30);
    });
  });

  it('runs past both edges and stays above the foot of its box', () => {
    const joints = jointsOf(drawSwell(results).line);
    expect(joints[0]?.[0]).toBeLessThan(0);
    expect(joints.at(-1)?.[0]).toBeGreaterThan(1440);
    for (const [, y] of joints) expect(y).toBeLessThan(420);
  });

  it('takes results beyond 0 and 100 as these', () => {
    expect(drawSwell([percent(250)])).toEqual(drawSwell([percent(100)]));
    expect(drawSwell([percent(-5)])).toEqual(drawSwell([percent(0)]));
  });

  it('writes numbers with one decimal at most', () => {
    expect(drawSwell(results).line).not.toMatch(/\.\d\d|e-|NaN/);
  });
});
