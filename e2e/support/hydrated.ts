import type { Page } from '@playwright/test';
import { readyRoot } from './react-ready';
import { expect } from './test';

/** Waits until React handles events. It needs an interaction, so a key without effect is pressed. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
  await expect(page.locator(readyRoot)).toBeAttached();
  // The sections follow one after another; the browser is idle after the last. A page that draws no frame may never be told so.
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1000 })),
  );
};

/** Opens a page, and waits until React handles events. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

/** Loads the page again, and waits until React handles events. */
export const reloadPage = async (page: Page): Promise<void> => {
  await page.reload();
  await hydrated(page);
};

export const expectNotHydrated = (page: Page): Promise<void> =>
  expect(page.locator(readyRoot)).toHaveCount(0);

/** Opens a page, and leaves it untouched: its scripts are prefetched, and do not run. */
export const openUntouched = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expectNotHydrated(page);
};
