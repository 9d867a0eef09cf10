import { routes, word } from '../../src/testing/site';
import { documentChanges } from '../support/interference';
import { expect, test as base } from '../support/test';

// React reports that the HTML differs from what it renders, and renders it again.
const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to find out which fixtures are needed.
  quietConsole: async ({}, provide) => provide(undefined),
});

const path = routes.pathOf('pricing', 'en');

test.describe('on a translated page the first click', () => {
  test.beforeEach(async ({ page }) => {
    const change = documentChanges['every text put into elements, as translators do'];
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${String(change)})`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('font')).not.toHaveCount(0);
  });

  test('on the yearly prices shows them, and they stay', async ({ page }) => {
    await page.locator('input[value="yearly"]').click();
    const toggle = page.locator('[data-hydrated]', { has: page.locator('input[value="yearly"]') });
    await expect(toggle).toBeAttached();
    await expect(toggle.locator('font')).toHaveCount(0);
    await expect(page.locator('input[value="yearly"]')).toBeChecked();
    await expect(page.locator('.price-yearly').first()).toBeVisible();
    const shown = word('en', 'pricing', 'billing.yearlyShown');
    await expect(page.getByRole('status').filter({ hasText: shown })).toHaveCount(1);
  });

  test('on the languages opens their list, and it stays', async ({ page }) => {
    await page.locator('[popovertarget="languages"]').click();
    await expect(page.locator('[data-hydrated] header')).toBeAttached();
    await expect(page.locator('header font')).toHaveCount(0);
    await expect(page.locator('#languages')).toBeVisible();
    await page.locator('#languages [hreflang="nl"]').click();
    await expect(page).toHaveURL(routes.pathOf('pricing', 'nl'));
  });

  test('on a plan opens its dialog', async ({ page }) => {
    await page.locator('button[value="explorer"]').click();
    await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible();
    await expect(page).toHaveURL(path);
  });
});
