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
const written: Partial<Record<Language, (digits: string, thousands: string) => string>> = {
  en: (digits, thousands) => `€${thousands ? `${thousands},` : ''}${digits}`,
  nl: (digits, thousands) => `€ ${thousands ? `${thousands}.` : ''}${digits}`,
  es: (digits, thousands) => `${thousands}${digits} €`,
};

const label = (euros: number, language: Language): string => {
  const digits = String(euros);
  const own = written[language]?.(digits.slice(-3), digits.slice(0, -3));
  return own ?? formatPrice(euros, language).replace(/\s/g, ' ');
};

const textOf = async (plan: Locator): Promise<string> =>
  (await plan.innerText()).replace(/\s+/g, ' ');

for (const language of languages) {
  test(`every plan of the ${language} pricing page shows the price of the chosen period, and opens the mail client or the dialog by the rule`, async ({
    page,
  }) => {
    expect(plans.length).toBeGreaterThan(0);
    await openPage(page, routes.pathOf('pricing', language));
    const planOf = ({ name }: PlanRecord) => planItem(page, name[language]);

    for (const period of ['monthly', 'yearly', 'monthly'] as const) {
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
        const billed = word(
          language,
          'pricing',
          period === 'yearly' ? 'perMonthYearly' : 'perMonth',
        );
        expect(await textOf(planOf(plan)), plan.key).toContain(billed);
        const other = plan.price[period === 'monthly' ? 'yearly' : 'monthly'];
        expect(await textOf(planOf(plan)), plan.key).not.toContain(label(other, language));
      }
    }

    for (const plan of plans) {
      const text = await textOf(planOf(plan));
      expect(text.includes(word(language, 'pricing', 'popular')), plan.key).toBe(plan.popular);
      expect(text.includes(word(language, 'pricing', 'bestValue')), plan.key).toBe(plan.bestValue);
    }

    for (const plan of plans) {
      const name = plan.name[language];
      const item = planItem(page, name);
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
