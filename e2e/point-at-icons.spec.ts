import { menuButton, tooltip } from './support/controls';
import { openPage } from './support/page';
import { expect, test } from './support/test';

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(({ page }) => openPage(page, '/es/precios'));

test('tooltips at the edges of a small screen show whole', async ({ page }) => {
  const links = page.getByRole('contentinfo').locator('.social-link');
  for (const control of [menuButton(page, 'es'), links.first(), links.last()]) {
    await control.hover();
    await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  }
});

test('a tooltip stays while the mouse is on it, and goes with the mouse', async ({ page }) => {
  await page.getByRole('contentinfo').locator('.social-link').first().hover();
  const { x = 0, y = 0, width = 0, height = 0 } = (await tooltip(page).boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 10 });
  await page.mouse.move(x + width / 2 + 1, y + height / 2);
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(tooltip(page)).toHaveCount(0);
});

test('a click on the control closes its tooltip', async ({ page }) => {
  await menuButton(page, 'es').hover();
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.down();
  await expect(tooltip(page)).toHaveCount(0);
});
