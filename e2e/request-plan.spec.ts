import type { Page } from '@playwright/test';
import { plan, priceOf, text } from './support/content';
import { clickBare, openDialog, periodRadio, toasts, toastWith } from './support/controls';
import { address, openPlan, planButton, requestPlan } from './support/forms';
import { answerEmails, failedEmail, holdEmails } from './support/network';
import { expectSteady, openPage, openUntouched } from './support/page';
import { expect, test } from './support/test';

test('sends the plan and the period, and closes', async ({ page }) => {
  const sent = await answerEmails(page);
  await openPage(page, '/nl/prijzen');
  await periodRadio(page, 'nl', 'yearly').check();
  const dialog = await requestPlan(page);
  await expect(dialog).toContainText(text('nl', 'pricing', 'dialog.success'));
  const plan_name = plan.name.nl;
  const message = text('nl', 'pricing', 'dialog.message')
    .replace('{{plan}}', plan_name)
    .replace('{{period}}', text('nl', 'pricing', 'dialog.periods.YEARLY'));
  expect(sent).toMatchObject([
    { lib_version: '4.4.1', template_params: { from_email: address, plan_name, message } },
  ]);
  await expect(dialog).toHaveCount(0);
  await expect(planButton(page)).toBeFocused();
});

test('the Dutch Enterprise plan opens the dialog, too', async ({ page }) => {
  await openPage(page, '/nl/prijzen');
  await openPlan(page, 'enterprise');
});

test('the dialog shows the plan with the price of the chosen period', async ({ page }) => {
  await openPage(page, '/en/pricing');
  await periodRadio(page, 'en', 'yearly').check();
  const dialog = await openPlan(page);
  await expect(dialog.getByText(plan.name.en).filter({ visible: true })).not.toHaveCount(0);
  await expect(dialog.getByText(priceOf('yearly')).filter({ visible: true })).toHaveCount(1);
});

test('Escape closes the dialog, and the focus returns', async ({ page }) => {
  await openPage(page, '/en/pricing');
  const dialog = await openPlan(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(planButton(page)).toBeFocused();
});

test('a first click on an untouched page opens the dialog once', async ({ page }) => {
  await openUntouched(page, '/en/pricing');
  await clickBare(planButton(page));
  await expect(openDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(openDialog(page)).toHaveCount(0);
  await expectSteady(() => openDialog(page).count(), 0);
  await expect(page).toHaveURL('/en/pricing');
});

/**
 * Requests a plan on a slow connection, closes its dialog, and types the same address into that of
 * another plan.
 */
const requestAndOpenNext = async (page: Page) => {
  await openPage(page, '/en/pricing');
  await expect((await requestPlan(page, 'pro')).getByRole('textbox')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(openDialog(page)).toHaveCount(0);
  const dialog = await openPlan(page, 'starter');
  await dialog.getByRole('textbox').fill(address);
  return dialog;
};

test('a request that arrives late leaves the dialog of another plan as it is', async ({ page }) => {
  const release = await holdEmails(page);
  const dialog = await requestAndOpenNext(page);
  release();
  await expectSteady(() => dialog.getByRole('textbox').inputValue(), address);
  await page.keyboard.press('Escape');
  await expect(toastWith(page, text('en', 'pricing', 'dialog.success'))).toContainText('Pro');
});

test.describe('when the request fails', () => {
  test.use({ expectedInConsole: failedEmail });

  test('the failure shows once no other dialog is open', async ({ page }) => {
    const release = await holdEmails(page, 500);
    const dialog = await requestAndOpenNext(page);
    release();
    // A toast would be below the dialog.
    await expectSteady(() => toasts(page).count(), 0);
    await expect(dialog.getByRole('textbox')).toHaveValue(address);
    await page.keyboard.press('Escape');
    const toast = toastWith(page, text('en', 'pricing', 'dialog.failure'));
    await expect(toast).toContainText('Pro');
    await expect(toast.getByRole('link')).toHaveAttribute('href', /sanne%40example\.com/);
  });

  test('the dialog says so, and the next attempt sends once', async ({ page }) => {
    const sent = await answerEmails(page, 500);
    await openPage(page, '/en/pricing');
    const dialog = await requestPlan(page);
    await expect(dialog.getByRole('alert')).toContainText(text('en', 'pricing', 'dialog.failure'));
    await expect(dialog.getByRole('textbox')).toHaveValue(address);
    await dialog.locator('[type="submit"]').dblclick();
    await expect(dialog).toContainText(text('en', 'pricing', 'dialog.success'));
    expect(sent).toHaveLength(2);
  });
});
