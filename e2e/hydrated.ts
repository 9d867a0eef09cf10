import type { Page } from '@playwright/test';

/**
 * Waits until React has taken over the page, so that a click meets the behaviour and not only the HTML.
 *
 * React marks every element that it owns with a property of its own.
 */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
};
