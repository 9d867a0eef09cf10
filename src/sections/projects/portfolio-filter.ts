/** Filters of the portfolio in their order. Data, words and `projects.css` use these names. */
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

/** @returns The projects of a filter, in the order of the portfolio. */
export const filterProjects = <Project extends Filterable>(
  projects: readonly Project[],
  filter: PortfolioFilter,
): readonly Project[] =>
  filter === 'ALL' ? projects : projects.filter((project) => project.category === filter);

/** @returns How many projects each filter would show, in the filters' order; filters without projects are left out. */
export const countByCategory = (projects: readonly Filterable[]): FilterCount[] =>
  portfolioFilters
    .map((filter) => ({ filter, count: filterProjects(projects, filter).length }))
    .filter(({ count }) => count > 0);

/** @returns The filter that is checked in a group of radio buttons. */
export const checkedFilter = (group: Element | null): PortfolioFilter => {
  const value = group?.querySelector<HTMLInputElement>(':checked')?.value;
  return portfolioFilters.find((filter) => filter === value) ?? 'ALL';
};
