import type { Locator, Page } from '@playwright/test';
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

/** Moves a finger by so many pixels, from near the upper left corner of an element. */
export const swipe = async (element: Locator, x: number, y: number): Promise<void> => {
  const page = element.page();
  await element.waitFor();
  const box = await element.boundingBox();
  const from = { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 20 };
  const fingers = await page.context().newCDPSession(page);
  for (const part of [0, 0.25, 0.5, 0.75, 1])
    await fingers.send('Input.dispatchTouchEvent', {
      type: part === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x: from.x + x * part, y: from.y + y * part }],
    });
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};
