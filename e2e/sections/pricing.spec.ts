import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { formatPrice } from '../../src/i18n/format-price';
import { languages, type Language } from '../../src/i18n/languages';
import { readRecords, readSite } from '../../src/testing/content';
import { type PlanRecord } from '../../src/testing/plans';
import { periodRadio, planItem } from '../support/controls';
import { openPage } from '../support/hydrated';
import { routes, word } from '../../src/testing/site';
import { expect, test } from '../support/test';

const plans = readRecords('plans');
const { email } = readSite();

/** The formats of languages, written out by hand: they must not be computed the way the site does it. */
const written: Partial<Record<Language, (euros: string) => string>> = {
  en: (euros) => `€${euros.replace(/\B(?=\d{3}$)/, ',')}`,
  nl: (euros) => `€ ${euros.replace(/\B(?=\d{3}$)/, '.')}`,
  es: (euros) => `${euros} €`,
};

const label = (euros: number, language: Language): string =>
  written[language]?.(String(euros)) ?? formatPrice(euros, language).replace(/\s/g, ' ');

const textOf = async (plan: Locator): Promise<string> =>
  (await plan.innerText()).replace(/\s+/g, ' ');

for (const language of languages) {
  test(`every plan of the ${language} pricing page shows the price of the chosen period, and opens the mail client or the dialog by the rule`, async ({
    page,
  }) => {
    expect(plans.length).toBeGreaterThan(0);
    await openPage(page, routes.pathOf('pricing', language));
    const planOf = ({ name }: PlanRecord) => planItem(page, name[language]);

    for (const [period, other, billed] of [
      ['monthly', 'yearly', 'perMonth'],
      ['yearly', 'monthly', 'perMonthYearly'],
      ['monthly', 'yearly', 'perMonth'],
    ] as const) {
      const radio = periodRadio(page, language, period);
      await radio.click();
      await expect(radio).toBeChecked();
      for (const plan of plans) {
        const expected =
          plan.price === 'custom'
            ? word(language, 'pricing', 'custom')
            : label(plan.price[period], language);
        await expect.poll(() => textOf(planOf(plan)), plan.key).toContain(expected);
        if (plan.price === 'custom' || plan.price.monthly === plan.price.yearly) continue;
        const text = await textOf(planOf(plan));
        expect(text, plan.key).toContain(word(language, 'pricing', billed));
        expect(text, plan.key).not.toContain(label(plan.price[other], language));
      }
    }

    for (const plan of plans) {
      const name = plan.name[language];
      const item = planOf(plan);
      const text = await textOf(item);
      expect(text.includes(word(language, 'pricing', 'popular')), name).toBe(plan.popular);
      expect(text.includes(word(language, 'pricing', 'bestValue')), name).toBe(plan.bestValue);
      if (name === 'Enterprise') {
        await expect(item.getByRole('link')).toHaveAttribute(
          'href',
          new RegExp(`^mailto:${email}`),
        );
        continue;
      }
      const button = item.getByRole('button');
      await button.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(name);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });
}

test('Enter on a billing period submits nothing', async ({ page }) => {
  await openPage(page, routes.pathOf('pricing', 'en'));
  await periodRadio(page, 'en', 'monthly').press('ArrowRight');
  await expect(periodRadio(page, 'en', 'yearly')).toBeChecked();
  await periodRadio(page, 'en', 'yearly').press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(routes.pathOf('pricing', 'en'));
});

test('the stars beside the title leave a narrow space empty', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, routes.pathOf('pricing', 'en'));
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
