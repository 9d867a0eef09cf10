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

/** Longest fade of a visitor who has asked for less motion, in milliseconds. */
const longestFade = 150;

/** Returns the classes of the elements that move for longer than a short fade. */
export const movingLong = (page: Page): Promise<string[]> =>
  page.evaluate(
    (longest) =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > longest)
        .map(({ effect }) => String((effect as KeyframeEffect).target?.className)),
    longestFade,
  );
