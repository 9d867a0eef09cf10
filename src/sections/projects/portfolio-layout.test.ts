/** @jest-environment node */
import { layoutPortfolio, tileSizes, type TilePlace } from './portfolio-layout';

const wideTiles = (count: number) =>
  layoutPortfolio(count, false).flatMap((place, index) => (place.wide ? [index] : []));

it.each(Array.from({ length: 40 }, (_, index) => index + 1))(
  'fills every row but a last lone one with %i projects, and leaves no gap on narrow screens',
  (count) => {
    const places = layoutPortfolio(count, false);
    expect(places).toHaveLength(count);
    let filled = 0;
    let open = 0;
    for (const { columns: width, wide } of places) {
      filled += width;
      expect(filled).toBeLessThanOrEqual(12);
      if (filled === 12) filled = 0;

      if (wide) expect(open).toBe(0);
      else open = open === 0 ? 1 : 0;
    }
    expect([0, 7]).toContain(filled);
    expect(open).toBe(0);
  },
);

it('sets fourteen projects in six rows and then begins again on wide screens, and gives three filtered projects a third each', () => {
  const columns = (places: TilePlace[]) => places.map((place) => place.columns);
  const fourteen = [7, 5, 4, 4, 4, 5, 7, 4, 4, 4, 7, 5, 6, 6];
  expect(columns(layoutPortfolio(28, false))).toEqual([...fourteen, ...fourteen]);
  const three = layoutPortfolio(3, true);
  expect(columns(three)).toEqual([4, 4, 4]);
  expect(three.map((place) => place.topOffset)).toEqual([0, 72, 24]);
});

it('makes every fifth tile wide on narrow screens, and the last one when it would be alone in its row', () => {
  expect(wideTiles(14)).toEqual([0, 5, 10, 13]);
  expect(wideTiles(3)).toEqual([0]);
});

it('fetches a picture in the size of its share of the row', () => {
  expect(tileSizes({ columns: 4, topOffset: 0, wide: false })).toBe(
    '(min-width: 56.3125rem) min(30vw, 480px), 45vw',
  );
});
