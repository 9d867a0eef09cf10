import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';

/** Waits until the page has painted what an event has caused; the site puts its work off by a frame and a task at most. */
export const afterPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );

/** Long enough for requests to the test's own server, and for timers of the site, in milliseconds. */
const watched = 500;

/** Expects a value that stays. Only for what must not happen and would come late: no event tells that it does not. */
export const expectSteady = async (read: () => Promise<unknown>, value: unknown): Promise<void> => {
  expect(await read()).toEqual(value);
  await wait(watched);
  expect(await read()).toEqual(value);
};
