/** Filters of the portfolio in their order. Data, words and `projects.css` know them by these names. */
export const portfolioFilters = [
  'ALL',
  'EVENTS',
  'BUSINESS_CLUBS',
  'ECOMMERCE',
  'MEDICAL',
  'TECH',
  'RESTAURANTS',
] as const;

export type PortfolioFilter = (typeof portfolioFilters)[number];

interface Filterable {
  readonly category: Exclude<PortfolioFilter, 'ALL'>;
}

export interface FilterCount {
  filter: PortfolioFilter;
  count: number;
}

/**
 * Picks what a filter lets through.
 *
 * @param projects In the order of the portfolio, which is kept.
 * @param filter `ALL` lets everything through.
 */
export const filterProjects = <Project extends Filterable>(
  projects: readonly Project[],
  filter: PortfolioFilter,
): readonly Project[] =>
  filter === 'ALL' ? projects : projects.filter((project) => project.category === filter);

/**
 * Counts what each filter would show.
 *
 * @param projects The whole portfolio.
 * @returns One entry a filter in the filters' order; filters that would show nothing are left out.
 */
export const countByCategory = (projects: readonly Filterable[]): FilterCount[] =>
  portfolioFilters
    .map((filter) => ({ filter, count: filterProjects(projects, filter).length }))
    .filter(({ count }) => count > 0);

/**
 * Finds out which filter is checked.
 *
 * @param group The group of radio buttons.
 */
export const checkedFilter = (group: Element | null): PortfolioFilter => {
  const value = group?.querySelector<HTMLInputElement>(':checked')?.value;
  return portfolioFilters.find((filter) => filter === value) ?? 'ALL';
};
