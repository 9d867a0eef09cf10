import { readRecords } from '../../src/testing/content';
import { languages } from '../../src/i18n/languages';
import { routes } from '../../src/testing/site';
import { expect, test } from '../support/test';

/** A small phone, a small laptop and a large one, without what the browser itself takes of the screen. */
const windows = [
  { width: 360, height: 640 },
  { width: 1366, height: 650 },
  { width: 1440, height: 760 },
];

for (const language of languages)
  test(`every first screen states what the agency offers (${language})`, async ({ page }) => {
    for (const { key, lead } of readRecords('pages')) {
      await page.goto(routes.pathOf(key, language));
      const offer = page.locator('main').getByText(lead[language], { exact: true });
      for (const viewport of windows) {
        await page.setViewportSize(viewport);
        await page.evaluate(() => document.fonts.ready);
        await expect(offer, `${key} at ${viewport.width} pixels`).toBeInViewport({ ratio: 1 });
      }
    }
  });
