import type { Locator } from '@playwright/test';

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
