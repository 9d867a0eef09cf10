/** @jest-environment node */
import { rowIndentShare } from './coastline';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => rowIndentShare(index, count));

it('the coastline indents ten rows as it is drawn, rows between those in between, and keeps all at the line', () => {
  expect(rows(10)).toEqual([0.02, 0.06, 0.16, 0.34, 0.66, 0.94, 1, 0.76, 0.4, 0.14]);
  expect(rows(20)[8]).toBeGreaterThan(0.34);
  expect(rows(20)[8]).toBeLessThan(0.66);
  for (const count of [1, 2, 13, 40]) {
    expect(Math.min(...rows(count))).toBeGreaterThanOrEqual(0.02);
    expect(Math.max(...rows(count))).toBeLessThanOrEqual(1);
  }
});
