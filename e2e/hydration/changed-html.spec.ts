import type { Page } from '@playwright/test';
import { yearlyPrice } from '../../src/testing/plans';
import { routes } from '../../src/testing/site';
import { message, writeMessage } from '../support/contact-form';
import { languageButton, openDialog, yearlyStatus } from '../support/controls';
import { openUntouched } from '../support/hydrated';
import { holdScripts, interfere, type DocumentChange } from '../support/faults/interference';
import { address, newsletterForm, subscribe } from '../support/newsletter';
import { expect, test, withMotion } from '../support/test';
import { planButton } from '../support/plan-request';

// React reports that the HTML differs from what it renders, and renders it again.
test.use({ ...withMotion, checkConsole: false });

const path = routes.pathOf('pricing', 'en');

test.describe('on a translated page the first click', () => {
  test.beforeEach(async ({ page }) => {
    await interfere('every text put into elements, as translators do')(page);
    await openUntouched(page, path);
    await expect(page.locator('font')).not.toHaveCount(0);
  });

  test('on the yearly prices shows them, and they stay', async ({ page }) => {
    await page.locator('input[value="yearly"]').click();
    const toggle = page.locator('[data-hydrated]', { has: page.locator('input[value="yearly"]') });
    await expect(toggle).toBeAttached();
    await expect(toggle.locator('font')).toHaveCount(0);
    await expect(page.locator('.price-yearly').first()).toBeVisible();
    await expect(yearlyStatus(page, 'en')).toHaveCount(1);
  });

  test('on the languages opens their list, and it stays', async ({ page }) => {
    await languageButton(page).click();
    await expect(page.locator('[data-hydrated] header')).toBeAttached();
    await expect(page.locator('header font')).toHaveCount(0);
    await expect(page.locator('#languages')).toBeVisible();
    await page.locator('#languages [hreflang="nl"]').click();
    await expect(page).toHaveURL(routes.pathOf('pricing', 'nl'));
  });

  test('on a plan opens its dialog', async ({ page }) => {
    await planButton(page).click();
    await expect(openDialog(page)).toBeVisible();
    await expect(page).toHaveURL(path);
  });
});

/** What the changes add to the main part; React removes it when it renders that part again. */
const additions = (page: Page) => page.locator('x-bar, main x-icon');

/** Opens a page whose HTML is changed before its scripts are there. */
const openChanged = async (page: Page, path: string, change: DocumentChange) => {
  await interfere(change)(page);
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(additions(page)).not.toHaveCount(0);
  return release;
};

for (const change of ['an element first in the page', 'an element beside every field'] as const)
  test(`${change} loses no sent form, and no field's text or cursor`, async ({ page, outbox }) => {
    const release = await openChanged(page, routes.pathOf('contact', 'nl'), change);
    await subscribe(newsletterForm(page));
    const field = (await writeMessage(page, 'Een webshop')).locator('[name="message"]');
    await field.press('ArrowLeft');
    release();
    await expect(additions(page)).toHaveCount(0);
    await expect(field).toBeFocused();
    await page.keyboard.type('!');
    await expect(field).toHaveValue('Een websho!p');
    await expect(page.locator('[name="from_name"]')).toHaveValue(message.from_name);
    await expect.poll(() => outbox.received('from_email')).toEqual([address]);
  });

test('a plan’s dialog opens before the scripts are there; an element first in the page does not close it, and its price and address stay', async ({
  page,
}) => {
  const release = await openChanged(page, path, 'an element first in the page');
  await page.locator('input[value="yearly"]').check();
  await planButton(page).click();
  const dialog = openDialog(page);
  const price = yearlyPrice('en');
  await expect(dialog).toContainText(price);
  await dialog.getByRole('textbox').pressSequentially(address.slice(0, 5));
  release();
  await expect(additions(page)).toHaveCount(0);
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(address.slice(5));
  await expect(dialog.getByRole('textbox')).toHaveValue(address);
  await expect(dialog).toContainText(price);
});
