import { readdirSync } from 'node:fs';
import { pageNames } from '../../src/gatsby/content/schemas/page';
import { plainText } from '../../src/i18n/heading-marks';
import { languages } from '../../src/i18n/languages';
import { sitePages } from '../../src/testing/site';
import { expect, test } from '../support/test';

test('every page and every case has an address of its own in each language', () => {
  const cases = readdirSync('content/cases');
  expect(new Set(sitePages.map(({ path }) => path)).size).toBe(
    (pageNames.length + cases.length) * languages.length,
  );
});

for (const { path, language, title, heading } of sitePages) {
  test(`${path} is a whole page in its language`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);

    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveText(plainText(heading));
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }

    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
  });
}
