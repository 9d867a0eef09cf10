import { plan, priceOf, text } from './support/content';
import { clickBare, openDialog, periodRadio } from './support/controls';
import { address, openPlan, planButton, requestPlan } from './support/forms';
import { answerEmails, failedEmail } from './support/network';
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
    .replace('{{period}}', text('nl', 'pricing', 'dialog.periods.yearly'));
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

test.describe('when the request fails', () => {
  test.use({ expectedInConsole: failedEmail });

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
