import { categoriesOf } from './portfolio-filter';

interface FilterStylesProps {
  projects: readonly Queries.ProjectTileFragment[];
}

/**
 * Hides the projects of other categories, also before React rearranges the rest; for the head of a
 * page with the portfolio.
 */
export const FilterStyles = ({ projects }: FilterStylesProps) => (
  <style>
    {categoriesOf(projects)
      // Without quotes, which React would escape.
      .map(
        (category) =>
          `.projects:has([value=${category}]:checked) [data-category]:not([data-category=${category}]){display:none}`,
      )
      .join('')}
  </style>
);
