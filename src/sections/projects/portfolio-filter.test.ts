/** @jest-environment node */
import { countByCategory } from './portfolio-filter';

it('offers the filters in their order with their counts, without those that would show nothing', () => {
  const portfolio = [{ category: 'TECH' }, { category: 'EVENTS' }, { category: 'EVENTS' }] as const;
  expect(countByCategory(portfolio)).toEqual([
    { filter: 'ALL', count: 3 },
    { filter: 'EVENTS', count: 2 },
    { filter: 'TECH', count: 1 },
  ]);
});
