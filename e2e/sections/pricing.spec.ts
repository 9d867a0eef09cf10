import sharp from 'sharp';
import { languages } from '../../src/i18n/languages';
import { formatPrice } from '../../plugins/gatsby-source-content/content-types/format-price';
import { pricedPlan } from '../../src/testing/plans';
import { periodRadio, planItem } from '../support/controls';
import { excess } from '../support/accessibility/enlarged';
import { openPage } from '../support/hydrated';
import { expectSteady } from '../support/steady';
import { routes, word } from '../../src/testing/site';
import { expect, test } from '../support/test';

const pricing = routes.pathOf('pricing', 'en');

test('a plan shows the chosen period only, and Enter on it submits nothing', async ({ page }) => {
  await openPage(page, pricing);
  const plan = planItem(page, pricedPlan.name.en);
  const { monthly, yearly } = pricedPlan.price;
  for (const [period, shown, hidden, billed] of [
    ['yearly', yearly, monthly, 'perMonthYearly'],
    ['monthly', monthly, yearly, 'perMonth'],
  ] as const) {
    await periodRadio(page, 'en', period).click();
    await expect(plan.getByText(formatPrice(shown, 'en'))).toBeVisible();
    await expect(plan.getByText(formatPrice(hidden, 'en'))).toBeHidden();
    const notes = plan.locator('.plan-billing span').filter({ visible: true });
    await expect(notes).toHaveText([word('en', 'pricing', billed)]);
  }
  await periodRadio(page, 'en', 'monthly').press('ArrowRight');
  await expect(periodRadio(page, 'en', 'yearly')).toBeChecked();
  await periodRadio(page, 'en', 'yearly').press('Enter');
  await expectSteady(() => page.getByRole('dialog').count(), 0);
  await expect(page).toHaveURL(pricing);
});

for (const language of languages)
  test(`the billing toggle keeps one row beside its text in ${language}`, async ({ page }) => {
    for (const name of ['home', 'pricing'] as const) {
      await page.goto(routes.pathOf(name, language));
      const labels = page.getByRole('main').getByRole('radiogroup').last().locator('label');
      for (const width of [820, 901, 912, 1024, 1180, 1239, 1366]) {
        await page.setViewportSize({ width, height: 900 });
        const tops = await labels.evaluateAll((all) =>
          all.map((label) => label.getBoundingClientRect().top),
        );
        expect(new Set(tops).size, `rows on ${name} at ${width} px`).toBe(1);
        expect(await excess(page), `${name} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });

test('the stars beside the title leave a narrow space empty', async ({ page }) => {
  await openPage(page, pricing);
  const sky = page.locator('.title-stars');
  /** How much the space's pixels differ from each other. */
  const contrast = async (width: number) => {
    await sky.evaluate((element, pixels) => {
      element.style.flex = `0 0 ${pixels}px`;
    }, width);
    const { channels } = await sharp(await sky.screenshot()).stats();
    return Math.max(...channels.map(({ stdev }) => stdev));
  };
  expect(await contrast(200)).toBeGreaterThan(2);
  expect(await contrast(60)).toBeLessThan(1);
});
