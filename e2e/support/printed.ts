import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

const sheets = async (page: Page): Promise<number> =>
  [...(await page.pdf()).toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;

/** Texts that paper would not show, or not in black. */
const paleTexts = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ media: 'print' });
  const pale = await page
    .locator('main :is(h1, h2, h3, h4, p, li, dt, dd, blockquote)')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            !element.checkVisibility({ opacityProperty: true }) ||
            getComputedStyle(element).color !== 'rgb(0, 0, 0)',
        )
        .map((element) => element.textContent),
    );
  await page.emulateMedia({ media: null });
  return pale;
};

/** Prints the page with something open that lies over it, and once Escape has closed that. */
export const expectWholePrint = async (page: Page, overlay: Locator): Promise<void> => {
  const withOverlay = await sheets(page);
  // While it prints, the browser may drop a key.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  expect(withOverlay).toBeGreaterThan(1);
  expect(withOverlay).toBe(await sheets(page));
  expect(await paleTexts(page)).toEqual([]);
};
