import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languages, type Language } from '../i18n/languages';
import { readWords } from '../testing/content';
import { readPlanRecords, readPlans } from '../testing/plans';
import { renderPage } from '../testing/render-page';
import { pricingEmail, renderPricing } from '../testing/render-pricing';
import { Pricing } from './pricing';

const wordsOf = (language: Language) =>
  readWords(language).pricing as Record<
    'custom' | 'customNote' | 'perMonth' | 'popular' | 'bestValue',
    string
  > & { billing: Record<'label' | 'monthly' | 'yearly' | 'monthlyShown' | 'yearlyShown', string> };

const records = [...readPlanRecords('core'), ...readPlanRecords('ai')];

const group = (euros: number, separator: string) =>
  String(euros).replace(/(\d)(\d{3})$/, `$1${separator}$2`);

/** How each language writes whole euros; Spanish groups thousands from five digits on. */
const write: Record<Language, (euros: number) => string> = {
  en: (euros) => `€${group(euros, ',')}`,
  nl: (euros) => `€ ${group(euros, '.')}`,
  es: (euros) => `${euros} €`,
};

/** The item of a price list that is headed by each plan's name. */
const findPlans = (): ((name: string) => HTMLElement) => {
  const headings = screen.getAllByRole('heading');
  return (name) => {
    const item = headings.find(({ textContent }) => textContent === name)?.closest('li');
    if (!item) throw new Error(`The plan ${name} stands in no list.`);
    return item;
  };
};

const expectPrices = (language: Language, period: 'monthly' | 'yearly') => {
  const { custom, customNote, perMonth } = wordsOf(language);
  const planNamed = findPlans();
  for (const { name, price } of records) {
    const plan = planNamed(name[language]);
    const priced = within(plan);
    expect(plan).toHaveTextContent(price === 'custom' ? customNote : perMonth);
    if (price === 'custom') {
      expect(priced.getByText(custom)).toBeVisible();
      continue;
    }
    // Testing Library reads the space that does not break as a plain one.
    expect(priced.getByText(write[language](price[period]))).toBeVisible();
    if (price.monthly === price.yearly) continue;
    const other = price[period === 'monthly' ? 'yearly' : 'monthly'];
    expect(priced.getByText(write[language](other))).not.toBeVisible();
  }
};

/** jsdom reads no imported stylesheets. */
const style = document.createElement('style');
style.textContent = readFileSync('src/sections/pricing.css', 'utf8');
beforeAll(() => document.head.append(style));
afterAll(() => style.remove());

describe('Pricing', () => {
  it.each(languages)('switches every price of both lists and back (%s)', async (language) => {
    const { billing } = wordsOf(language);
    await renderPricing(language);
    const toggle = within(screen.getByRole('radiogroup', { name: billing.label }));
    const monthly = toggle.getByRole('radio', { name: billing.monthly });
    const yearly = toggle.getByRole('radio', { name: new RegExp(`^${billing.yearly}`) });
    expect(monthly).toBeChecked();
    expect(yearly).not.toBeChecked();
    expectPrices(language, 'monthly');

    await userEvent.click(yearly);
    expect(monthly).not.toBeChecked();
    expect(yearly).toBeChecked();
    expectPrices(language, 'yearly');

    await userEvent.click(monthly);
    expectPrices(language, 'monthly');
  });

  it('announces a change of the prices, and nothing before it', async () => {
    const { billing } = wordsOf('en');
    await renderPricing('en');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    await userEvent.click(screen.getByRole('radio', { name: /^Annual/ }));
    expect(screen.getByRole('status')).toHaveTextContent(billing.yearlyShown);

    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(screen.getByRole('status')).toHaveTextContent(billing.monthlyShown);
  });

  it.each([
    ['en', 'Save 10%'],
    ['nl', 'Bespaar 10%'],
    ['es', 'Ahorre 10%'],
  ] as const)('says what annual billing saves (%s)', async (language, badge) => {
    await renderPricing(language);
    expect(screen.getByRole('radio', { name: new RegExp(badge) })).toBeEnabled();
  });

  it('marks Explorer and AI Explorer as popular, Pro and AI Pro as best value', async () => {
    const { popular, bestValue } = wordsOf('en');
    await renderPricing('en');
    const planNamed = findPlans();

    for (const { name } of records) {
      const plan = within(planNamed(name.en));
      expect(plan.queryAllByText(popular)).toHaveLength(/Explorer$/.test(name.en) ? 1 : 0);
      expect(plan.queryAllByText(bestValue)).toHaveLength(/Pro$/.test(name.en) ? 1 : 0);
    }
  });

  it('lists what each plan contains', async () => {
    await renderPricing('es');
    const plans = [...readPlans('core', 'es'), ...readPlans('ai', 'es')];
    const planNamed = findPlans();
    for (const { name, features } of plans) {
      const items = within(planNamed(name)).getAllByRole('listitem');
      expect(items.map((item) => item.textContent)).toEqual(features);
    }
  });

  it('offers help by e-mail', async () => {
    await renderPricing('en');
    expect(screen.getByRole('link', { name: 'Ask us by e-mail' })).toHaveAttribute(
      'href',
      `mailto:${pricingEmail}`,
    );
  });

  it('gives every toggle a group of its own', () => {
    const intro = { key: 'pricing', heading: 'Pick your *wave*', lead: 'Per month.' };
    const plans = readPlans('core', 'en');
    const section = <Pricing intro={intro} level={2} plans={plans} email={pricingEmail} />;
    renderPage(
      <>
        {section}
        {section}
      </>,
    );
    const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
    expect(new Set(names).size).toBe(2);
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
  });

  it('is a part of the home page without lead and AI plans', () => {
    const intro = { key: 'pricing', heading: '_Pick your_ *wave*', lead: 'Per month.' };
    renderPage(
      <Pricing
        id="pricing"
        intro={intro}
        level={2}
        plans={readPlans('core', 'en')}
        email={pricingEmail}
      />,
    );

    const section = screen.getByRole('region', { name: 'Pick your wave' });
    expect(section).toHaveAttribute('id', 'pricing');
    expect(
      within(section).getByRole('heading', { level: 2, name: 'Pick your wave' }),
    ).toBeVisible();
    expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(5);
    expect(within(section).queryByText(intro.lead)).not.toBeInTheDocument();
  });

  it('keeps the order of headings on the page of its own', async () => {
    await renderPricing('en');
    expect(screen.getByRole('heading', { level: 1, name: 'Pick your wave' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((item) => item.textContent)).toEqual([
      ...readPlanRecords('core').map(({ name }) => name.en),
      'AI, on its own tide',
    ]);
    expect(screen.getAllByRole('heading', { level: 3 }).map((item) => item.textContent)).toEqual(
      readPlanRecords('ai').map(({ name }) => name.en),
    );
  });
});
