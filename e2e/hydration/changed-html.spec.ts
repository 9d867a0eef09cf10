import type { Page } from '@playwright/test';
import { routes, word } from '../../src/testing/site';
import { message, sendMessage, writeMessage } from '../support/contact-form';
import { openUntouched } from '../support/hydrated';
import { documentChanges, holdScripts } from '../support/interference';
import { address } from '../support/newsletter';
import { expect, test } from '../support/outbox';
import { planButton } from '../support/plan-request';
import { withMotion } from '../support/test';

// React reports that the HTML differs from what it renders, and renders it again.
test.use({ ...withMotion, checkConsole: false });

const path = routes.pathOf('pricing', 'en');

test.describe('on a translated page the first click', () => {
  test.beforeEach(async ({ page }) => {
    const change = documentChanges['every text put into elements, as translators do'];
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${String(change)})`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openUntouched(page, path);
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
    await planButton(page).click();
    await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible();
    await expect(page).toHaveURL(path);
  });
});

test.describe('an element first in the page, for which React renders all of it again', () => {
  const change = documentChanges['an element first in the page'];
  const openPage = async (page: Page, path: string) => {
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${String(change)})`);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    return release;
  };
  const renderedAgain = (page: Page) => expect(page.locator('x-bar')).toHaveCount(0);

  test('loses nothing that is typed', async ({ page }) => {
    const release = await openPage(page, routes.pathOf('contact', 'nl'));
    const field = (await writeMessage(page, 'Een webshop')).locator('[name="message"]');
    await field.press('ArrowLeft');
    release();
    await renderedAgain(page);
    await expect(field).toBeFocused();
    await page.keyboard.type('!');
    await expect(field).toHaveValue('Een websho!p');
    await expect(page.locator('[name="from_name"]')).toHaveValue(message.from_name);
  });

  test('loses no message that is sent', async ({ page, outbox }) => {
    const release = await openPage(page, routes.pathOf('contact', 'nl'));
    await sendMessage(page);
    release();
    await renderedAgain(page);
    await expect.poll(() => outbox.received('from_email')).toEqual([address]);
  });

  test('closes no dialog, and keeps the period and the address in it', async ({ page }) => {
    const release = await openPage(page, path);
    await page.locator('input[value="yearly"]').check();
    await planButton(page).click();
    const dialog = page.getByRole('dialog').filter({ visible: true });
    await dialog.getByRole('textbox').pressSequentially('sanne');
    release();
    await renderedAgain(page);
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('@example.com');
    await expect(dialog.getByRole('textbox')).toHaveValue('sanne@example.com');
    await expect(page.locator('input[value="yearly"]')).toBeChecked();
  });
});
