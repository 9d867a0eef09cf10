import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

const sheets = async (page: Page): Promise<number> =>
  [...(await page.pdf()).toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;

/** Prints the page with something open that lies over it, and once Escape has closed that. */
export const expectWholePrint = async (page: Page, overlay: Locator): Promise<void> => {
  const withOverlay = await sheets(page);
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  expect(withOverlay).toBeGreaterThan(1);
  expect(withOverlay).toBe(await sheets(page));
};
