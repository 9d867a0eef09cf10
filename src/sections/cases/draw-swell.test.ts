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
    expect(crests.map(({ share }) => share)).toEqual([0.47, 0.6, 0.35, 0.45]);
    const byHeight = crests.toSorted((one, other) => one.bottom - other.bottom);
    expect(byHeight.map(({ share }) => share)).toEqual([0.35, 0.45, 0.47, 0.6]);
  });

  it.each([1, 2, 6])(
    'spreads %i crests evenly, each on the line, which runs past both edges',
    (count) => {
      const figures = Array.from({ length: count }, (_, index) => percent(30 + 10 * index));
      const { line, crests } = drawSwell(figures);
      const joints = jointsOf(line);
      expect(joints[0]?.[0]).toBeLessThan(0);
      expect(joints.at(-1)?.[0]).toBeGreaterThan(1440);

      crests.forEach(({ left, bottom }, index) => {
        const gaps = count === 1 ? 2 : count - 1;
        expect(left).toBeCloseTo(17 + ((count === 1 ? 1 : index) * 70.2) / gaps, 0);
        const nearest = joints.reduce((best, joint) =>
          Math.abs(joint[0] - left * 14.4) < Math.abs(best[0] - left * 14.4) ? joint : best,
        );
        expect(Math.abs(420 - bottom - nearest[1])).toBeLessThan(14);
      });
    },
  );

  it('lowers the water between two crests', () => {
    const { line, crests } = drawSwell(results);
    crests.slice(1).forEach(({ left, bottom }, index) => {
      const before = crests[index] ?? { left: 0, bottom: 0 };
      const between = jointsOf(line).filter(([x]) => x > before.left * 14.4 && x < left * 14.4);
      const low = 420 - Math.max(...between.map(([, y]) => y));
      expect(low).toBeLessThan(Math.min(before.bottom, bottom) - 30);
    });
  });

  it('takes results beyond 0 and 100 as these', () => {
    expect(drawSwell([percent(250)])).toEqual(drawSwell([percent(100)]));
    expect(drawSwell([percent(-5)])).toEqual(drawSwell([percent(0)]));
  });
});
