import { ridgeBox, ridgePath } from './ridge-path';

/** The joints and controls of a path, as pairs of numbers. */
const pointsOf = (line: string) =>
  [...line.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

const highest = (line: string) => Math.min(...pointsOf(line).map((point) => point.y));

describe('ridgePath', () => {
  it.each([0, 1, 50, 86, 95, 100])('lets the crest stand at %i percent of the line', (percent) => {
    const { lip, lines } = ridgePath(percent);
    const [lead = ''] = lines;

    expect(lip).toBe(percent * 10);
    const top = pointsOf(lead).filter((point) => point.y === highest(lead));
    expect(top.map((point) => point.x)).toContain(lip);
  });

  it('nests five lines, each lower than the one before, all from one sea', () => {
    const { lines } = ridgePath(92);
    const heights = lines.map(highest);

    expect(lines).toHaveLength(5);
    expect(new Set(lines.map((line) => pointsOf(line)[0]?.y)).size).toBe(1);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(new Set(heights).size).toBe(5);
  });

  it('stays inside its box', () => {
    for (const line of ridgePath(88).lines) {
      for (const { y } of pointsOf(line)) {
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(ridgeBox.height);
      }
    }
  });

  it('covers the whole line wherever the crest is on its way from 0', () => {
    const { lip, lines } = ridgePath(95);
    const [lead = ''] = lines;
    const end = Number(/H([\d.]+)$/.exec(lead)?.[1]);

    expect(pointsOf(lead)[0]?.x).toBeLessThanOrEqual(0);
    expect(end - lip).toBeGreaterThanOrEqual(ridgeBox.width);
  });

  it('writes numbers with one decimal at most', () => {
    const { lip, lines } = ridgePath(33.337);
    expect([`${lip}`, ...lines].join(' ')).not.toMatch(/\.\d\d|e-/);
  });
});
