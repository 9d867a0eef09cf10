import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { routes, word } from './site';
import { expect, test } from './test';

const language = 'es';

/** By the keyboard, so that the pointer stays where it is. */
const openPlan = async (page: Page) => {
  const plans = page.getByRole('main').getByRole('list');
  await plans.getByRole('button').first().press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
};

test('a message can be closed over an open dialog, and what was typed stays', async ({ page }) => {
  await page.goto(routes.pathOf('pricing', language));
  await hydrated(page);
  const newsletter = page.getByRole('contentinfo').locator('form');
  await newsletter.getByRole('button').click();
  const message = page.locator('[data-sonner-toast]', {
    hasText: word(language, 'common', 'newsletter.empty'),
  });
  // A message under the pointer stays.
  await message.hover();

  const dialog = await openPlan(page);
  const address = dialog.getByRole('textbox');
  await address.fill('sanne@example.com');
  await message.getByRole('button').click();
  await expect(message).toHaveCount(0);
  await expect(address).toHaveValue('sanne@example.com');
});

test('a page prints whole while a dialog lies over it', async ({ page }) => {
  const sheets = async () => (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g);
  await page.goto(routes.pathOf('pricing', language));
  await hydrated(page);
  const dialog = await openPlan(page);
  const withDialog = await sheets();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(withDialog?.length).toBeGreaterThan(1);
  expect(withDialog).toEqual(await sheets());
});
