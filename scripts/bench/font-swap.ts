import type { Browser, Page } from '@playwright/test';
import { openPage } from './open-page';

/** Heights closer than this have the same number of lines. In pixels. */
const tolerance = 6;

/** Text and height, in pixels, of what begins in the initial viewport. */
const readHeights = (page: Page) =>
  page.locator('h1, h2, h3, p, dt, dd, a').evaluateAll((texts) =>
    texts
      .filter((text) => text.checkVisibility() && text.getBoundingClientRect().top < innerHeight)
      .map((text) => ({
        text: text.textContent?.trim().slice(0, 30) ?? '',
        height: Math.round(text.getBoundingClientRect().height),
      })),
  );

/**
 * Sets the initial viewport of a page in the site's fonts and in the fallback fonts that precede them on a slow line.
 * @returns The texts that have another height then, with both heights in pixels.
 */
export const fontSwaps = async (
  browser: Browser,
  url: string,
  width: number,
): Promise<string[]> => {
  const page = await openPage(browser, width);
  await page.goto(url);
  await page.evaluate(() =>
    Promise.all(Array.from(document.fonts, (face) => face.load().catch(() => undefined))),
  );
  const after = await readHeights(page);
  await page.evaluate(() => {
    const { style } = document.documentElement;
    style.setProperty('--font-display', 'Anybody Fallback');
    style.setProperty('--font-sans', 'Instrument Sans Fallback');
  });
  const before = await readHeights(page);
  await page.close();
  return before.flatMap(({ text, height }) => {
    const swapped = after.find((other) => other.text === text)?.height ?? height;
    return Math.abs(swapped - height) < tolerance ? [] : `${text}: ${height} to ${swapped}`;
  });
};
