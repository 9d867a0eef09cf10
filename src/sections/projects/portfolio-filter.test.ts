import { checkedFilter, countByCategory } from './portfolio-filter';

it('offers the filters in their order with their counts, without those that would show nothing', () => {
  const portfolio = [{ category: 'TECH' }, { category: 'EVENTS' }, { category: 'EVENTS' }] as const;
  expect(countByCategory(portfolio)).toEqual([
    { filter: 'ALL', count: 3 },
    { filter: 'EVENTS', count: 2 },
    { filter: 'TECH', count: 1 },
  ]);
});

it('takes the filter that is checked on the page, or everything', () => {
  const group = document.createElement('div');
  expect(checkedFilter(null)).toBe('ALL');
  expect(checkedFilter(group)).toBe('ALL');
  group.innerHTML = '<input type="radio" value="ALL"><input type="radio" value="TECH" checked>';
  expect(checkedFilter(group)).toBe('TECH');
});
