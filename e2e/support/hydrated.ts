import type { Page } from '@playwright/test';

/** Uses every island, so that it is hydrated wherever it is on the page. */
export const touchIslands = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      island.dispatchEvent(new Event('focusin', { bubbles: true }));
  });

/**
 * Waits until every island is hydrated, so that a click reaches React.
 *
 * Nothing is hydrated before the first interaction, so one key is pressed that does nothing.
 */
export const hydrated = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
  await touchIslands(page);
  await page.waitForFunction(
    () => document.querySelector('[data-island]:not([data-hydrated])') === null,
  );
};
