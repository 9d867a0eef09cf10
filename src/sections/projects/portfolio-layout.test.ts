/** @jest-environment node */
import { layoutPortfolio, tileSizes } from './portfolio-layout';

const columns = (count: number, filtered = false) =>
  layoutPortfolio(count, filtered).map((place) => place.columns);

const wideTiles = (count: number) =>
  layoutPortfolio(count, false).flatMap((place, index) => (place.wide ? [index] : []));

const counts = Array.from({ length: 40 }, (_, index) => index + 1);

describe('the portfolio on wide screens', () => {
  const fourteen = [7, 5, 4, 4, 4, 5, 7, 4, 4, 4, 7, 5, 6, 6];

  it('sets fourteen projects in six rows and then begins again', () => {
    expect(columns(14)).toEqual(fourteen);
    expect(columns(28)).toEqual([...fourteen, ...fourteen]);
  });

  it.each(counts)('fills every row but a last lone one with %i projects', (count) => {
    const widths = columns(count);
    expect(widths).toHaveLength(count);

    let filled = 0;
    for (const width of widths) {
      filled += width;
      expect(filled).toBeLessThanOrEqual(12);
      if (filled === 12) filled = 0;
    }
    expect([0, 7]).toContain(filled);
  });

  it('gives three filtered projects a third each, and two seven and five columns', () => {
    const three = layoutPortfolio(3, true);
    expect(three.map((place) => place.columns)).toEqual([4, 4, 4]);
    expect(three.map((place) => place.topOffset)).toEqual([0, 72, 24]);

    expect(columns(2, true)).toEqual([7, 5]);
    expect(layoutPortfolio(14, false).every((place) => place.topOffset === 0)).toBe(true);
  });

  it('has a place for none', () => {
    expect(layoutPortfolio(0, true)).toEqual([]);
  });
});

describe('the portfolio on narrow screens', () => {
  it('makes every fifth tile wide, and the last one when it would be alone in its row', () => {
    expect(wideTiles(14)).toEqual([0, 5, 10, 13]);
    expect(wideTiles(3)).toEqual([0]);
    expect(wideTiles(2)).toEqual([0, 1]);
  });

  it.each(counts)('leaves no gap with %i projects', (count) => {
    let open = 0;
    for (const { wide } of layoutPortfolio(count, false)) {
      if (wide) expect(open).toBe(0);
      else open = open === 0 ? 1 : 0;
    }
    expect(open).toBe(0);
  });
});

describe('the size of a picture that a tile fetches', () => {
  it('follows the share of the row', () => {
    expect(tileSizes({ columns: 6, topOffset: 0, wide: true })).toBe(
      '(min-width: 56.3125rem) min(45vw, 720px), 90vw',
    );
    expect(tileSizes({ columns: 4, topOffset: 0, wide: false })).toBe(
      '(min-width: 56.3125rem) min(30vw, 480px), 45vw',
    );
  });
});
