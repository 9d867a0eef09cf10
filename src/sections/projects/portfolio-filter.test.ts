import { readFileSync } from 'node:fs';
import { enumValue, projectCategories } from '../../testing/content-rules';
import {
  checkedFilter,
  countByCategory,
  filterProjects,
  portfolioFilters,
} from './portfolio-filter';

const events = { title: 'Wadlicht', category: 'EVENTS' } as const;
const tech = { title: 'Fathom', category: 'TECH' } as const;
const moreEvents = { title: 'Quay 26', category: 'EVENTS' } as const;
const portfolio = [tech, events, moreEvents];

describe('the filters of the portfolio', () => {
  it('offer everything first, then every category that content can have', () => {
    expect(portfolioFilters).toEqual(['ALL', ...projectCategories.map(enumValue)]);
  });
});

it('has a rule in the stylesheet for every category', () => {
  const css = readFileSync('src/sections/projects/projects.css', 'utf8').replace(/\s+/g, '');
  for (const filter of portfolioFilters.slice(1)) {
    expect(css).toContain(
      `.projects:has([value='${filter}']:checked)[data-category]:not([data-category='${filter}'])`,
    );
  }
});

describe('the chosen filter', () => {
  it('is the one that is checked on the page', () => {
    const group = document.createElement('div');
    group.innerHTML = '<input type="radio" value="ALL"><input type="radio" value="TECH" checked>';
    expect(checkedFilter(group)).toBe('TECH');
  });

  it('is everything where nothing is checked', () => {
    expect(checkedFilter(document.createElement('div'))).toBe('ALL');
    expect(checkedFilter(null)).toBe('ALL');
  });
});

describe('the filtered projects', () => {
  it('are all of them by default', () => {
    expect(filterProjects(portfolio, 'ALL')).toEqual(portfolio);
  });

  it('are those of one category, in the order of the portfolio', () => {
    expect(filterProjects(portfolio, 'EVENTS')).toEqual([events, moreEvents]);
    expect(filterProjects(portfolio, 'MEDICAL')).toEqual([]);
  });
});

describe('the counts of the filters', () => {
  it('come in the order of the filters, without those that would show nothing', () => {
    expect(countByCategory(portfolio)).toEqual([
      { filter: 'ALL', count: 3 },
      { filter: 'EVENTS', count: 2 },
      { filter: 'TECH', count: 1 },
    ]);
    expect(countByCategory([])).toEqual([]);
  });
});
