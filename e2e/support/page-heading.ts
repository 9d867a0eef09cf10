import type { Locator, Page } from '@playwright/test';
import { plainText } from '../../plugins/gatsby-source-content';
import type { Language } from '../../src/i18n/languages';
import { routes, sitePages, unknownPage } from '../../src/testing/site';
import { chooseLanguage, headerLink } from './controls';
import { expect } from './test';

/** The first heading of the page at a path, as a visitor reads it; for an unknown path, that of the page that is shown there. */
export const headingAt = (path: string): string =>
  plainText((sitePages.find((page) => page.path === path) ?? unknownPage).heading);

export const expectPage = async (page: Page, path: string): Promise<void> => {
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toHaveText(headingAt(path));
};

/** Follows the header's link to a page, which opens. */
export const openByHeader = async (page: Page, path: string): Promise<void> => {
  await headerLink(page, path).click();
  await expectPage(page, path);
};

/** Chooses a language in the header, which leads to the same page in it. */
export const openInLanguage = async (
  page: Page,
  key: string,
  language: Language,
): Promise<void> => {
  await chooseLanguage(page, language);
  await expect(page).toHaveURL(routes.pathOf(key, language));
};

/** The heading of a section, by its anchor. */
export const headingOf = (page: Page, anchor: string): Locator =>
  page.locator(`#${anchor}`).getByRole('heading').first();
