import type { Locator } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { languages, type Language } from '../src/i18n/languages';
import { readRecords } from '../src/testing/content';
import { billingPeriod } from './controls';
import { hydrated } from './hydrated';
import { routes, word, type Translations } from './site';
import { expect, test } from './test';

interface PlanRecord {
  line: 'core' | 'ai';
  name: Translations;
  cta: Translations;
  price: 'custom' | { monthly: number; yearly: number };
  popular: boolean;
  bestValue: boolean;
}

const plans = readRecords<PlanRecord>('plans');
const { email } = JSON.parse(readFileSync('content/site.json', 'utf8'));

/** Each language's format, written out by hand: it must not be computed the way the site does it. */
const written: Record<Language, (digits: string, thousands: string) => string> = {
  en: (digits, thousands) => `€${thousands ? `${thousands},` : ''}${digits}`,
  nl: (digits, thousands) => `€ ${thousands ? `${thousands}.` : ''}${digits}`,
  es: (digits, thousands) => `${thousands}${digits} €`,
};

const label = (euros: number, language: Language): string => {
  const digits = String(euros);
  return written[language](digits.slice(-3), digits.slice(0, -3));
};

const textOf = async (plan: Locator): Promise<string> =>
  (await plan.innerText()).replace(/\s+/g, ' ');

for (const language of languages) {
  test(`all nine plans of the ${language} pricing page show the price of the chosen period`, async ({
    page,
  }) => {
    expect(plans).toHaveLength(9);
    await page.goto(routes.pathOf('pricing', language));
    await hydrated(page);
    const planOf = ({ name }: PlanRecord) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: name[language], exact: true }) })
        .last();

    for (const period of ['monthly', 'yearly', 'monthly'] as const) {
      const radio = billingPeriod(page, language, period);
      await radio.check();
      await expect(radio).toBeChecked();
      for (const plan of plans) {
        const expected =
          plan.price === 'custom'
            ? word(language, 'pricing', 'custom')
            : label(plan.price[period], language);
        await expect.poll(() => textOf(planOf(plan)), plan.key).toContain(expected);
      }
    }

    for (const plan of plans) {
      const text = await textOf(planOf(plan));
      expect(text.includes(word(language, 'pricing', 'popular')), plan.key).toBe(plan.popular);
      expect(text.includes(word(language, 'pricing', 'bestValue')), plan.key).toBe(plan.bestValue);
    }
  });

  test(`each plan of the ${language} pricing page opens the mail client or the dialog by the rule`, async ({
    page,
  }) => {
    await page.goto(routes.pathOf('pricing', language));
    await hydrated(page);

    for (const plan of plans) {
      const name = plan.name[language];
      const item = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
        .last();
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

test('one plan, the English core one, is called exactly Enterprise', () => {
  const named = plans.flatMap(({ key, name }) =>
    languages
      .filter((language) => name[language] === 'Enterprise')
      .map((language) => `${key} ${language}`),
  );
  expect(named).toEqual(['enterprise en']);
});
