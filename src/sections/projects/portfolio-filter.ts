/** Filters of the portfolio in their order. Entries, message keys and `projects.css` use these names. */
const portfolioFilters = [
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

export const filterProjects = <Project extends Filterable>(
  projects: readonly Project[],
  filter: PortfolioFilter,
): readonly Project[] =>
  filter === 'ALL' ? projects : projects.filter((project) => project.category === filter);

/** Counts the projects of each filter, in the filters' order, without empty filters. */
export const countByCategory = (projects: readonly Filterable[]): FilterCount[] =>
  portfolioFilters
    .map((filter) => ({ filter, count: filterProjects(projects, filter).length }))
    .filter(({ count }) => count > 0);

export const checkedFilter = (group: Element | null): PortfolioFilter => {
  const value = group?.querySelector<HTMLInputElement>(':checked')?.value;
  return portfolioFilters.find((filter) => filter === value) ?? 'ALL';
};
