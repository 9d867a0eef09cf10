import type { Page } from '@playwright/test';
import { plan, priceOf, text } from './support/content';
import { periodRadio, toastWith, tooltip } from './support/controls';
import { newsletterForm, openPlan, planItem, requestPlan, subscribe } from './support/forms';
import { answerEmails } from './support/network';
import { expectSteady, openPage } from './support/page';
import { expect, test } from './support/test';

test.describe('without popovers', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    }),
  );

  test('an icon has no tooltip, and the forms send', async ({ page }) => {
    const sent = await answerEmails(page);
    await openPage(page, '/en/pricing');
    const icon = page.getByRole('contentinfo').locator('.social-link').first();
    await icon.hover();
    await icon.focus();
    await page.keyboard.press('Tab');
    await expectSteady(() => tooltip(page).count(), 0);
    await subscribe(newsletterForm(page));
    await expect(toastWith(page, text('en', 'common', 'newsletter.success'))).toBeVisible();
    await expect(await requestPlan(page)).toContainText(text('en', 'pricing', 'dialog.success'));
    expect(sent).toHaveLength(2);
  });
});

test.describe('without :has()', () => {
  // The policy names the styles that the site has.
  test.use({ bypassCSP: true });

  /** Renames the selector, so that the browser does not know it. */
  const removeHas = (page: Page) =>
    page.route('**/en/pricing', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replaceAll(':has(', ':unknown(') });
    });

  test('the prices and the request are monthly, and there is no toggle', async ({ page }) => {
    const sent = await answerEmails(page);
    await removeHas(page);
    await openPage(page, '/en/pricing');
    await expect(periodRadio(page, 'en', 'yearly')).toBeHidden();
    await expect(planItem(page).getByText(priceOf('monthly'))).toBeVisible();
    await expect(planItem(page).getByText(priceOf('yearly'))).toBeHidden();
    const dialog = await openPlan(page);
    await expect(dialog.getByText(priceOf('monthly')).filter({ visible: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await requestPlan(page);
    const message = text('en', 'pricing', 'dialog.message')
      .replace('{{plan}}', plan.name.en)
      .replace('{{period}}', text('en', 'pricing', 'dialog.periods.MONTHLY'));
    await expect.poll(() => sent).toMatchObject([{ template_params: { message } }]);
  });
});
