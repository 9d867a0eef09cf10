import type { Page } from '@playwright/test';

/**
 * Waits until all parts of the page have come to life, so that a click meets the behaviour and not only the HTML.
 *
 * They do so for a visitor who begins to use the page, so one key is pressed that does nothing.
 */
export const hydrated = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
  await page.waitForFunction(
    () =>
      document.body.hasAttribute('data-live') &&
      document.querySelector('[data-part]:not([data-live])') === null,
  );
};
