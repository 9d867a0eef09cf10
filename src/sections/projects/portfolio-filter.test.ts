/** @jest-environment node */
import { countByCategory } from './portfolio-filter';

it('offers the filters in their order, with counts and without empty ones', () => {
  const portfolio = [
    { category: 'TECH', categoryOrder: 5 },
    { category: 'EVENTS', categoryOrder: 1 },
    { category: 'EVENTS', categoryOrder: 1 },
  ] as const;
  expect(countByCategory(portfolio)).toEqual([
    { filter: 'ALL', count: 3 },
    { filter: 'EVENTS', count: 2 },
    { filter: 'TECH', count: 1 },
  ]);
});
