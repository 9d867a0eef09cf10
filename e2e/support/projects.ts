import type { Page } from '@playwright/test';
import { enumValue } from '../../plugins/gatsby-source-content/enum-value';
import { projectCategories } from '../../plugins/gatsby-source-content/content-types/project';
import { readEntries } from '../../src/testing/content';
import { expect } from './test';

const projects = readEntries('Project').map(({ category, title }) => ({
  category: enumValue(category),
  title,
}));

/** The categories that a project has, in the order of the filters, as the page writes them. */
export const categories = projectCategories
  .map(enumValue)
  .filter((category) => projects.some((project) => project.category === category));

/** A category to filter by, as the page writes it. */
export const chosenCategory = categories[0] ?? '';

/** The titles of the projects that are shown, without what only screen readers get. */
export const shownTitles = (page: Page): Promise<string[]> =>
  page
    .locator('[data-category]')
    .filter({ visible: true })
    .getByRole('heading')
    .evaluateAll((headings) =>
      headings.map((heading) => {
        const seen = heading.cloneNode(true) as Element;
        for (const hidden of seen.querySelectorAll('.sr-only')) hidden.remove();
        return seen.textContent.trim();
      }),
    );

/** The titles of the projects of a category, in their order. */
export const titlesOf = (category: string): string[] =>
  projects.filter((one) => one.category === category).map(({ title }) => title);

/** Expects that the projects of a category are shown, in their order, and no others. */
export const expectProjectsOf = async (page: Page, category: string): Promise<void> => {
  await expect.poll(() => shownTitles(page)).toEqual(titlesOf(category));
};
