import type { Page } from '@playwright/test';

/** Interacts with every island, so that each is hydrated wherever it is on the page. */
export const touchIslands = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      island.dispatchEvent(new Event('focusin', { bubbles: true }));
  });

/** Waits until every island is hydrated. Hydration needs an interaction, so a key without effect is pressed. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
  await touchIslands(page);
  await page.waitForFunction(
    () => document.querySelector('[data-island]:not([data-hydrated])') === null,
  );
};
