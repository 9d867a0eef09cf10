import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { isLanguage } from '#source-content';
import { entries, entry } from './content';

/** The root element once React handles events; the fixture of the tests sets the attribute. */
const readyRoot = 'html[data-react-ready]';

/**
 * Waits until React handles events. It needs an interaction, so a key without effect is pressed.
 */
export const hydrated = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
  await expect(page.locator(readyRoot)).toBeAttached();
  // The sections follow one after another; the browser is idle after the last.
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1000 })),
  );
};

/** Opens a page, and waits until React handles events. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

/** Loads the page again, and waits until React handles events. */
export const reloadPage = async (page: Page): Promise<void> => {
  await page.reload();
  await hydrated(page);
};

export const expectNotHydrated = (page: Page): Promise<void> =>
  expect(page.locator(readyRoot)).toHaveCount(0);

/** Opens a page, and leaves it untouched: its scripts are prefetched, and do not run. */
export const openUntouched = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expectNotHydrated(page);
};

/** The heading of the page at a path, without its marks for styling; a case has another one. */
const headingAt = (path: string): string => {
  const [, language, slug] = path.split('/');
  const heading = isLanguage(language)
    ? entries('pages').find((one) => one.slug?.[language] === slug)?.heading[language]
    : undefined;
  return (heading ?? entry('not-found').heading).replace(/[_*]/g, '').replaceAll('~', ' ');
};

/** Expects the page at a path, and its heading in its language. */
export const expectPage = async (page: Page, path: string): Promise<void> => {
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toHaveText(headingAt(path));
};

/** The heading of a section, by its anchor. */
export const headingOf = (page: Page, anchor: string): Locator =>
  page.locator(`#${anchor}`).getByRole('heading').first();

/** Waits until the page has painted what an event has caused. */
export const afterPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );

/** Expects a value that stays. Only for what must not happen: no event tells that it does not. */
export const expectSteady = async (read: () => Promise<unknown>, value: unknown): Promise<void> => {
  expect(await read()).toEqual(value);
  await wait(500);
  expect(await read()).toEqual(value);
};

/** How far the page is scrolled, in whole pixels. */
export const scrollTop = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(window.scrollY));

/** Scrolls without an animation, and waits until the page has painted what follows from it. */
export const scrollTo = async (page: Page, y: number): Promise<void> => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => scrollTop(page)).toBe(y);
  await afterPaint(page);
};

/**
 * The section in the middle of the screen, and the distance of its top from the top of the screen.
 */
export const placeOnScreen = (page: Page): Promise<{ section: string; top: number }> =>
  page.evaluate(() => {
    const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const section = seen?.closest('main > section, footer');
    return {
      section: section?.getAttribute('aria-labelledby') ?? section?.tagName ?? '',
      top: section?.getBoundingClientRect().top ?? 0,
    };
  });

/** Expects to see what was on the screen before, within 4 px. */
export const expectPlace = async (
  page: Page,
  { section, top }: { section: string; top: number },
): Promise<void> => {
  await expect
    .poll(async () => {
      const now = await placeOnScreen(page);
      return now.section === section && Math.abs(now.top - top) <= 4 ? 'same place' : now;
    })
    .toBe('same place');
};
