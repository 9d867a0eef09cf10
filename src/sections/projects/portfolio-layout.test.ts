/** @jest-environment node */
import { layoutPortfolio, tileSizes } from './portfolio-layout';

const columns = (count: number, filtered = false) =>
  layoutPortfolio(count, filtered).map((tile) => tile.columns);

const wideTiles = (count: number) =>
  layoutPortfolio(count, false).flatMap(({ wide }, index) => (wide ? [index] : []));

it('fills every row of twelve columns on wide screens', () => {
  expect(columns(14)).toEqual([7, 5, 4, 4, 4, 5, 7, 4, 4, 4, 7, 5, 6, 6]);
  expect(columns(15)).toEqual([7, 5, 4, 4, 4, 5, 7, 4, 4, 4, 7, 5, 6, 6, 7]);
  expect(columns(4)).toEqual([7, 5, 6, 6]);
});

it('shows three filtered projects in thirds, at different heights', () => {
  expect(columns(3, true)).toEqual([4, 4, 4]);
  expect(layoutPortfolio(3, true).map(({ topOffset }) => topOffset)).toEqual([0, 72, 24]);
});

it('leaves no gap on narrow screens, where the other tiles are in pairs', () => {
  expect(wideTiles(14)).toEqual([0, 5, 10, 13]);
  expect(wideTiles(3)).toEqual([0]);
  expect(wideTiles(2)).toEqual([0, 1]);
});

it('fetches a picture in the size of its share of the row', () => {
  expect(tileSizes({ columns: 4, topOffset: 0, wide: false })).toBe(
    '(min-width: 56.3125rem) min(30vw, 480px), 45vw',
  );
});
