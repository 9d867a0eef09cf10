import type { Page } from '@playwright/test';
import { expect } from './test';

/** Islands that are neither hydrated nor have failed. */
export const waitingIslands = '[data-island]:not([data-hydrated], [data-failed])';

/** Interacts with every island, so that each is hydrated wherever it is on the page; runs in the page. */
export const touchAll = (): void => {
  for (const island of document.querySelectorAll('[data-island]'))
    island.dispatchEvent(new Event('focusin', { bubbles: true }));
};

export const touchIslands = (page: Page): Promise<void> => page.evaluate(touchAll);

/** Waits until every island is hydrated. Hydration needs an interaction, so a key without effect is pressed. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
  await touchIslands(page);
  await page.waitForFunction(
    () => document.querySelector('[data-island]:not([data-hydrated])') === null,
  );
};

/** Opens a page, and waits until every island is hydrated. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

/** Loads the page again, and waits until every island is hydrated. */
export const reloadPage = async (page: Page): Promise<void> => {
  await page.reload();
  await hydrated(page);
};

export const expectNotHydrated = (page: Page): Promise<void> =>
  expect(page.locator('[data-hydrated]')).toHaveCount(0);

/** Opens a page, and leaves it untouched: its scripts are prefetched, and do not run. */
export const openUntouched = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expectNotHydrated(page);
};
