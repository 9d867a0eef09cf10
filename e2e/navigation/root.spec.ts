import { expect, test } from '../support/test';
import { routes } from '../../src/testing/site';

const dutchHome = routes.pathOf('home', 'nl');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the root gives way to English on a host without redirect rules', async ({ page }) => {
      // Such a host serves the page at the root.
      await page.route('/', (route) => route.fulfill({ path: 'public/index.html' }));
      await page.goto(dutchHome);
      await page.goto('/');
      await expect(page).toHaveURL(routes.pathOf('home', 'en'));
      await expect(page.locator('h1')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(dutchHome);
    });
  });
}
