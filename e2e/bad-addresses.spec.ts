import { routes } from '../src/testing/site';
import { hydrated, openPage } from './support/hydrated';
import { headingAt } from './support/page-heading';
import { expect, test } from './support/test';

const image = '"><img src=x onerror="window.injected=true">';

for (const path of [
  `/${encodeURIComponent(image)}`,
  '/en//about',
  '//evil.example/en',
  '/__proto__',
])
  test(`${path} shows the page for unknown addresses`, async ({ page, baseURL }) => {
    const response = await page.goto(baseURL + path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(headingAt('/nowhere'));
    expect(page.url()).toContain(`${baseURL}/`);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });

test('markup in the query and the hash of an address does nothing', async ({ page }) => {
  const path = routes.pathOf('pricing', 'en');
  await openPage(page, `${path}?q=${image}#${image}`);
  await expect(page.locator('h1')).toHaveText(headingAt(path));
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});
