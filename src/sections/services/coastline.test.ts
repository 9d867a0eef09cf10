/** @jest-environment node */
import { rowIndentShare } from './coastline';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => rowIndentShare(index, count));

describe('the coastline along the rows of services', () => {
  it('gives ten rows the indents of the drawing', () => {
    expect(rows(10)).toEqual([0.02, 0.06, 0.16, 0.34, 0.66, 0.94, 1, 0.76, 0.4, 0.14]);
  });

  it('gives rows between the drawn ones an indent between theirs', () => {
    const shares = rows(20);
    expect(shares[8]).toBeGreaterThan(0.34);
    expect(shares[8]).toBeLessThan(0.66);
  });

  it.each([1, 2, 7, 13, 40])('keeps all of %i rows at the coastline', (count) => {
    for (const share of rows(count)) {
      expect(share).toBeGreaterThanOrEqual(0.02);
      expect(share).toBeLessThanOrEqual(1);
    }
  });
});
