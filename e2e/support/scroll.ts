import type { Page } from '@playwright/test';
import { afterPaint } from './steady';
import { expect } from './test';

/** How far the page is scrolled, in whole pixels. */
export const scrollTop = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(window.scrollY));

/** Scrolls without an animation, and waits until the page has painted what follows from it. */
export const scrollTo = async (page: Page, y: number): Promise<void> => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => scrollTop(page)).toBe(Math.round(y));
  await afterPaint(page);
};
