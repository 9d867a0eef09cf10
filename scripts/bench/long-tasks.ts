import type { Browser } from '@playwright/test';
import { openPage, slowDown } from './open-page';

/** Long enough for whatever a page defers until it has loaded. In milliseconds. */
const watchedFor = 4_000;

/**
 * Loads a page on a processor `slowdown` times slower, and leaves it untouched.
 * @returns Lengths of the tasks of more than 50 milliseconds, in order.
 */
export const longTasks = async (
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<number[]> => {
  const page = await openPage(browser, 390);
  await slowDown(page, slowdown);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(watchedFor);
  const tasks = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().map(({ duration }) => Math.round(duration))),
        ).observe({ type: 'longtask', buffered: true });
        // Without any long task the observer is never called.
        setTimeout(() => resolve([]), 1000);
      }),
  );
  await page.close();
  return tasks;
};
