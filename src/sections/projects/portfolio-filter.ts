export type PortfolioFilter = 'ALL' | Queries.ProjectCategory;

type Filterable = Pick<Queries.ProjectTileFragment, 'category' | 'categoryOrder'>;

export interface FilterCount {
  filter: PortfolioFilter;
  count: number;
}

/** The categories that have projects, in the filters' order. */
export const categoriesOf = (projects: readonly Filterable[]): Queries.ProjectCategory[] => {
  const sorted = [...projects].sort((one, other) => one.categoryOrder - other.categoryOrder);
  return [...new Set(sorted.map(({ category }) => category))];
};

export const filterProjects = <Project extends Filterable>(
  projects: readonly Project[],
  filter: PortfolioFilter,
): readonly Project[] =>
  filter === 'ALL' ? projects : projects.filter((project) => project.category === filter);

/** Counts the projects of each filter, in the filters' order, without empty filters. */
export const countByCategory = (projects: readonly Filterable[]): FilterCount[] =>
  (['ALL', ...categoriesOf(projects)] as const).map((filter) => ({
    filter,
    count: filterProjects(projects, filter).length,
  }));

export const checkedFilter = (
  group: Element | null,
  projects: readonly Filterable[],
): PortfolioFilter => {
  const value = group?.querySelector<HTMLInputElement>(':checked')?.value;
  return categoriesOf(projects).find((category) => category === value) ?? 'ALL';
};
