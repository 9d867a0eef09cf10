import { entry, priceOf, text } from './support/content';
import { periodRadio } from './support/controls';
import { planItem } from './support/forms';
import { excess } from './support/layout';
import { expectSteady, openPage } from './support/page';
import { expect, test } from './support/test';

const yearlyNote = text('en', 'pricing', 'billed.YEARLY');

test('the toggle shows the prices of one period only', async ({ page }) => {
  await openPage(page, '/en/pricing');
  const item = planItem(page);
  for (const [period, other, billed] of [
    ['yearly', 'monthly', yearlyNote.split('{{total}}')[0] ?? ''],
    ['monthly', 'yearly', text('en', 'pricing', 'billed.MONTHLY')],
  ] as const) {
    await periodRadio(page, 'en', period).check();
    await expect(item.getByText(priceOf(period))).toBeVisible();
    await expect(item.getByText(priceOf(other))).toBeHidden();
    const notes = item.locator('.plan-billing').filter({ visible: true });
    await expect(notes).toHaveCount(1);
    await expect(notes).toContainText(billed);
  }
});

test('the status says which prices are shown', async ({ page }) => {
  await openPage(page, '/en/pricing');
  const status = page.getByRole('radiogroup').locator('xpath=following-sibling::*');
  await expect(status).toHaveRole('status');
  for (const period of ['yearly', 'monthly'] as const) {
    await periodRadio(page, 'en', period).check();
    const shown = text('en', 'pricing', `billing.shown.${period.toUpperCase()}`);
    await expect(status).toHaveText(shown, { useInnerText: true });
  }
});

test('the arrow keys choose the period, and Enter submits nothing', async ({ page }) => {
  await openPage(page, '/en/pricing');
  await periodRadio(page, 'en', 'monthly').press('ArrowRight');
  await expect(periodRadio(page, 'en', 'yearly')).toBeChecked();
  await periodRadio(page, 'en', 'yearly').press('Enter');
  await expectSteady(() => page.getByRole('dialog').count(), 0);
  await expect(page).toHaveURL('/en/pricing');
});

test('the English Enterprise plan writes an email', async ({ page }) => {
  await page.goto('/en/pricing');
  const { email } = entry('site');
  await expect(planItem(page, 'Enterprise').getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${email}\\?subject=.+Enterprise`),
  );
});

test('a larger plan says which smaller one it includes', async ({ page }) => {
  for (const [language, path] of [
    ['en', '/en/pricing'],
    ['nl', '/nl/prijzen'],
    ['es', '/es/precios'],
  ] as const) {
    await page.goto(path);
    for (const [larger, smaller] of [
      ['explorer', 'starter'],
      ['pro', 'explorer'],
      ['enterprise', 'pro'],
      ['ai-explorer', 'ai-starter'],
      ['ai-pro', 'ai-explorer'],
      ['ai-enterprise', 'ai-pro'],
    ]) {
      const item = planItem(page, entry(`plans/${larger}`).name[language]);
      await expect(item.getByRole('listitem').nth(2)).toHaveText(
        new RegExp(`${entry(`plans/${smaller}`).name[language]}$`),
      );
    }
  }
});

test('the toggle stays in one row beside its text', async ({ page }) => {
  for (const path of ['/es', '/es/precios']) {
    await page.goto(path);
    const labels = page.getByRole('main').getByRole('radiogroup').last().locator('label');
    for (const width of [820, 912, 1024, 1239, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await labels.evaluateAll((all) =>
        all.map((label) => label.getBoundingClientRect().top),
      );
      expect(new Set(tops).size, `rows of ${path} at ${width} px`).toBe(1);
      expect(await excess(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
