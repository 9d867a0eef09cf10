import type { Locator, Page } from '@playwright/test';
import { plainText } from '../../src/i18n/heading-marks';
import { sitePages, unknownPage } from '../../src/testing/site';
import { expect } from './test';

/** The first heading of the page at a path, as a visitor reads it; for an unknown path, that of the page that is shown there. */
export const headingAt = (path: string): string =>
  plainText((sitePages.find((page) => page.path === path) ?? unknownPage).heading);

export const expectPage = async (page: Page, path: string): Promise<void> => {
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toHaveText(headingAt(path));
};

/** The heading of a section, by its anchor. */
export const headingOf = (page: Page, anchor: string): Locator =>
  page.locator(`#${anchor}`).getByRole('heading').first();
