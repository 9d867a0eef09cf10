import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** A host that has no redirect rules serves the page at the root. */
const withoutRules = (page: Page) =>
  page.route(
    (url) => url.pathname === '/',
    (route) =>
      route.fulfill({ contentType: 'text/html', body: readFileSync('public/index.html', 'utf8') }),
  );

test('the server leads from the root to English', async ({ request }) => {
  const response = await request.get('/', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/en');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const rules of [true, false]) {
      test(`the root gives way to English on a host ${rules ? 'with' : 'without'} redirect rules`, async ({
        page,
      }) => {
        if (!rules) await withoutRules(page);
        await page.goto('/nl');
        await page.goto('/');
        await expect(page).toHaveURL('/en');
        await expect(page.locator('h1')).toBeVisible();

        await page.goBack();
        await expect(page).toHaveURL('/nl');
      });
    }
  });
}
