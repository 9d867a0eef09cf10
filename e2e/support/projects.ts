import type { Page } from '@playwright/test';
import { enumValue } from '../../src/gatsby/content/enum-value';
import { readRecords } from '../../src/testing/content';
import { expect } from './test';

const categories = readRecords('projects').map(({ category }) => enumValue(category));

/** A category to filter by, as the page writes it. */
export const chosenCategory = categories[0] ?? '';

/** Expects that the projects of a category are shown, and no others. */
export const expectProjectsOf = async (page: Page, category: string): Promise<void> => {
  const count = categories.filter((other) => other === category).length;
  const shown = page.locator('[data-category]').filter({ visible: true });
  await expect(shown).toHaveCount(count);
  await expect(shown.and(page.locator(`[data-category="${category}"]`))).toHaveCount(count);
};
