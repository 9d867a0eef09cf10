import { enumValue } from '../gatsby/content/enum-value';
import { projectCategories } from '../gatsby/content/schemas/project';
import { countByCategory, filterProjects, portfolioFilters } from './portfolio-filter';

const events = { title: 'Wadlicht', category: 'EVENTS' } as const;
const tech = { title: 'Fathom', category: 'TECH' } as const;
const moreEvents = { title: 'Quay 26', category: 'EVENTS' } as const;
const portfolio = [tech, events, moreEvents];

describe('portfolioFilters', () => {
  it('offers everything first, then every category that content can have', () => {
    expect(portfolioFilters).toEqual(['ALL', ...projectCategories.map(enumValue)]);
  });
});

describe('filterProjects', () => {
  it('lets everything through by default', () => {
    expect(filterProjects(portfolio, 'ALL')).toEqual(portfolio);
  });

  it('keeps one category, in the order of the portfolio', () => {
    expect(filterProjects(portfolio, 'EVENTS')).toEqual([events, moreEvents]);
    expect(filterProjects(portfolio, 'MEDICAL')).toEqual([]);
  });
});

describe('countByCategory', () => {
  it('counts in the order of the filters and leaves out what would show nothing', () => {
    expect(countByCategory(portfolio)).toEqual([
      { filter: 'ALL', count: 3 },
      { filter: 'EVENTS', count: 2 },
      { filter: 'TECH', count: 1 },
    ]);
    expect(countByCategory([])).toEqual([]);
  });
});
