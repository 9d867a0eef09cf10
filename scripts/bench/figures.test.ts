/** @jest-environment node */
import { inTurn, median, milliseconds, ratio, rotate } from './figures';

test('the median is the figure in the middle, and what never came counts as the longest', () => {
  expect(median([30, 100, 2])).toBe(30);
  expect(median([1, 2, 3, 4])).toBe(3);
  expect(median([Infinity, 20, 10])).toBe(20);
  expect(median([])).toBeNaN();
});

test('each turn lets another one begin', () => {
  expect(rotate(['a', 'b', 'c'], 5)).toEqual(['c', 'a', 'b']);
  expect(rotate([], 2)).toEqual([]);
});

test('items are measured in turn, and each keeps its own results', async () => {
  const order: string[] = [];
  const results = await inTurn(['a', 'b'], 2, async (item) => {
    order.push(item);
    return `${item}${order.length}`;
  });
  expect(order).toEqual(['a', 'b', 'b', 'a']);
  expect(results).toEqual([
    ['a1', 'a4'],
    ['b2', 'b3'],
  ]);
});

test('a ratio has two digits, and none where nothing can be divided; times are whole milliseconds', () => {
  expect(ratio(1500, 1200)).toBe('1.25');
  expect(ratio(10, 0)).toBe('-');
  expect(milliseconds(12.6)).toBe('13');
  expect(milliseconds(Infinity)).toBe('none');
});
