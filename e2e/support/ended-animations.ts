import type { Page } from '@playwright/test';

/**
 * Notes, on each page that opens from now on, how long every animation of a name took until its end and after which delay, such as
 * `1s after 0.1s`. Returns a function that reads the notes.
 */
export const watchAnimation = async (
  page: Page,
  name: string,
): Promise<() => Promise<string[]>> => {
  await page.addInitScript((watched) => {
    const ended: string[] = [];
    Object.assign(window, { ended });
    addEventListener('animationend', ({ animationName, elapsedTime, target }) => {
      if (animationName === watched && target instanceof Element && target.isConnected)
        ended.push(`${Math.round(elapsedTime)}s after ${getComputedStyle(target).animationDelay}`);
    });
  }, name);
  return () => page.evaluate<string[]>('ended');
};
