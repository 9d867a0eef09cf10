import { routes, word } from '../../src/testing/site';
import { menuButton } from '../support/controls';
import { openPage } from '../support/hydrated';
import { openFirstPlan } from '../support/plan-request';
import { expect, test } from '../support/test';
import { tooltip } from '../support/tooltips';

const pricing = routes.pathOf('pricing', 'es');

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(({ page }) => openPage(page, pricing));

test('the names of icons at the edges of a phone’s screen show whole', async ({ page }) => {
  const links = page.getByRole('contentinfo').locator('.social-link');
  for (const control of [menuButton(page, 'es'), links.first(), links.last()]) {
    await control.hover();
    await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  }
});

test('a name stays while the mouse moves over to it, and goes with the mouse', async ({ page }) => {
  await page.getByRole('contentinfo').locator('.social-link').first().hover();
  const { x = 0, y = 0, width = 0, height = 0 } = (await tooltip(page).boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 10 });
  await page.mouse.move(x + width / 2 + 1, y + height / 2);
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(tooltip(page)).toHaveCount(0);
});

test('a click closes the name of the control', async ({ page }) => {
  const link = page.getByRole('contentinfo').getByRole('textbox');
  await menuButton(page, 'es').hover();
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.down();
  await expect(tooltip(page)).toHaveCount(0);
  await link.focus();
  await expect(tooltip(page)).toHaveCount(0);
});

test('Escape closes a name in the menu first, then the menu', async ({ page }) => {
  await menuButton(page, 'es').press('Enter');
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: word('es', 'common', 'header.closeMenu') }).focus();
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
});

test('Escape closes a name in the dialog of a plan first, then the dialog', async ({ page }) => {
  const dialog = await openFirstPlan(page);
  await dialog.getByRole('button', { name: word('es', 'common', 'close') }).focus();
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
