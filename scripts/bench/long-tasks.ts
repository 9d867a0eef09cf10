import type { Browser } from '@playwright/test';

/** Long enough for whatever a page puts off until it has loaded. */
const watchedFor = 4_000;

/**
 * Loads a page on a slower processor, leaves it untouched, and lists what kept it busy for more than 50 milliseconds at a time.
 *
 * @param browser A Chromium.
 * @param url Address of the page on the preview server.
 * @param slowdown How many times slower than this machine the browser's processor is.
 * @returns Lengths of the tasks in milliseconds, in their order.
 */
export const longTasks = async (
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<number[]> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
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
  await context.close();
  return tasks;
};
