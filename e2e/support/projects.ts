import type { Page } from '@playwright/test';
import { enumValue } from '../../src/gatsby/content/enum-value';
import { projectCategories } from '../../src/gatsby/content/schemas/project';
import { readRecords } from '../../src/testing/content';
import { expect } from './test';

const projects = readRecords('projects').map(({ category, title }) => ({
  category: enumValue(category),
  title,
}));

/** The categories that a project has, in the order of the filters, as the page writes them. */
export const categories = projectCategories
  .map(enumValue)
  .filter((category) => projects.some((project) => project.category === category));

/** A category to filter by, as the page writes it. */
export const chosenCategory = categories[0] ?? '';

/** Expects that the projects of a category are shown, in their order, and no others. */
export const expectProjectsOf = async (page: Page, category: string): Promise<void> => {
  const titles = projects.filter((one) => one.category === category).map(({ title }) => title);
  const shown = page.locator('[data-category]').filter({ visible: true });
  await expect(shown.getByRole('heading')).toHaveText(titles);
  await expect(shown.and(page.locator(`[data-category="${category}"]`))).toHaveCount(titles.length);
};
