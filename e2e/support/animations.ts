import type { Page } from '@playwright/test';

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
