import { readFileSync } from 'node:fs';
import { plainText } from '../../src/i18n/heading-marks';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

const content = JSON.parse(readFileSync('content/not-found.json', 'utf8'));

const unknown = ['/nowhere', '/en/nowhere', '/nl/services', '/fr', '/en/cases/nowhere', '/EN'];

for (const path of unknown) {
  test(`${path} answers 404 with the Spanish page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(new URL(page.url()).pathname).toBe(path);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle(content.title);
    await expect(page.locator('h1')).toHaveText(plainText(content.heading));
  });
}

test('the way back leads through the root to the English home page, and back again', async ({
  page,
}) => {
  await page.goto('/en/about');
  await page.goto('/nowhere');
  await hydrated(page);
  const back = page.getByRole('main').getByRole('link', { name: content.back });
  await expect(back).toHaveAttribute('href', '/');
  await back.click();
  await expect(page).toHaveURL('/en');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(plainText(content.heading));
});
