import type { Browser } from '@playwright/test';
import { openPage, slowDown } from './open-page';

/** A slow 4G line, with Lighthouse's figures: bytes per second and milliseconds. */
const slowLine = {
  offline: false,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (0.75e6 / 8) * 0.9,
  latency: 150 * 3.75,
};

/** Later text would be painted by then. In milliseconds. */
const watchedFor = 1_500;

/**
 * Loads a page over a slow line on a processor `slowdown` times slower, as the browser does it: Lighthouse computes the times instead.
 * @returns Milliseconds until the largest text or picture is painted.
 */
export const timePaint = async (
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<number> => {
  const page = await openPage(browser, 390);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await slowDown(page, slowdown);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(watchedFor);
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.close();
  return time;
};
