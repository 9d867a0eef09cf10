import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainText } from '../../i18n/heading-marks';
import { languages, type Language } from '../../i18n/languages';
import { formatPrice } from '../../i18n/format-price';
import { readSite, readWords } from '../../testing/content';
import { readPlanRecords, readPlans } from '../../testing/plans';
import { renderPage } from '../../testing/render-page';
import { renderPricing } from '../../testing/render-pricing';
import { Pricing } from './pricing';

const wordsOf = (language: Language) => readWords(language).pricing;

const records = [...readPlanRecords('core'), ...readPlanRecords('ai')];

const group = (euros: number, separator: string) =>
  String(euros).replace(/(\d)(\d{3})$/, `$1${separator}$2`);

/** How languages write whole euros, by hand as far as known; Spanish groups thousands from five digits on. */
const write: Record<Language, (euros: number) => string> = {
  ...(Object.fromEntries(
    languages.map((language) => [
      language,
      (euros: number) => formatPrice(euros, language).replace(/\s/g, ' '),
    ]),
  ) as Record<Language, (euros: number) => string>),
  en: (euros) => `€${group(euros, ',')}`,
  nl: (euros) => `€ ${group(euros, '.')}`,
  es: (euros) => `${euros} €`,
};

/** The item of a price list that is headed by each plan's name. */
const findPlans = (): ((name: string) => HTMLElement) => {
  const headings = screen.getAllByRole('heading');
  return (name) => {
    const item = headings.find(({ textContent }) => textContent === name)?.closest('li');
    if (!item) throw new Error(`The plan ${name} is in no list.`);
    return item;
  };
};

/** Expects both prices of every plan and how they are billed; `pricing.css` shows those of the period that is checked. */
const expectPrices = (language: Language) => {
  const { custom, customNote, perMonth, perMonthYearly } = wordsOf(language);
  const planNamed = findPlans();
  for (const { name, price } of records) {
    const plan = planNamed(name[language]);
    const classOf = (label: string) => within(plan).getByText(label).classList;
    expect(plan).toHaveTextContent(price === 'custom' ? customNote : perMonth);
    if (price === 'custom' || price.monthly === price.yearly) {
      const classes = classOf(price === 'custom' ? custom : write[language](price.monthly));
      expect(classes).not.toContain('price-monthly');
      expect(plan.querySelector('.price-yearly')).toBeNull();
      expect(plan).not.toHaveTextContent(perMonthYearly);
    } else {
      expect(classOf(write[language](price.monthly))).toContain('price-monthly');
      expect(classOf(write[language](price.yearly))).toContain('price-yearly');
      expect(classOf(perMonth)).toContain('billed-monthly');
      expect(classOf(perMonthYearly)).toContain('billed-yearly');
    }
  }
};

const chooseYearly = (page: HTMLElement) =>
  page.querySelector<HTMLElement>('[type="radio"][value="yearly"]')?.click();

describe('Pricing', () => {
  it.each(languages)('switches every price of both lists and back (%s)', async (language) => {
    const { billing } = wordsOf(language);
    renderPricing(language);
    const toggle = within(screen.getByRole('radiogroup', { name: billing.label }));
    const monthly = toggle.getByRole('radio', { name: billing.monthly });
    const yearly = toggle.getByRole('radio', { name: new RegExp(`^${billing.yearly}`) });
    const section = screen.getByRole('region', { name: 'Pick your wave' });
    expect(section).toHaveClass('pricing');
    expectPrices(language);
    // By these `pricing.css` decides which prices are shown.
    const checked = () =>
      [...section.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value);
    expect(monthly).toBeChecked();
    expect(checked()).toEqual(['monthly']);

    await userEvent.click(yearly);
    expect(monthly).not.toBeChecked();
    expect(yearly).toBeChecked();
    expect(checked()).toEqual(['yearly']);

    await userEvent.click(monthly);
    expect(monthly).toBeChecked();
    expect(checked()).toEqual(['monthly']);
    expectPrices(language);
  });

  it('announces a change of the prices, and nothing before it', async () => {
    const { billing } = wordsOf('en');
    renderPricing('en');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    await userEvent.click(screen.getByRole('radio', { name: /^Annual/ }));
    expect(screen.getByRole('status')).toHaveTextContent(billing.yearlyShown);

    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(screen.getByRole('status')).toHaveTextContent(billing.monthlyShown);
  });

  it('announces a choice that was made before React hydrated the page', async () => {
    const { billing } = wordsOf('en');
    renderPricing('en', chooseYearly);
    expect(screen.getByRole('radio', { name: /^Annual/ })).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent(billing.yearlyShown);

    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(screen.getByRole('status')).toHaveTextContent(billing.monthlyShown);
  });

  it('announces nothing when hydration finds the monthly prices', async () => {
    renderPricing('en', () => undefined);
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['en', 'Save 10%'],
    ['nl', 'Bespaar 10%'],
    ['es', 'Ahorre 10%'],
  ] as const)('shows what annual billing saves (%s)', async (language, badge) => {
    renderPricing(language);
    const yearly = screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(badge) });
    expect(yearly).toHaveAttribute('value', 'yearly');
    expect(screen.getByText(badge)).toBeVisible();
  });

  it('marks the plan of each list that is popular, and the one of best value', async () => {
    const { popular, bestValue } = wordsOf('en');
    renderPricing('en');
    const planNamed = findPlans();

    for (const record of records) {
      const plan = within(planNamed(record.name.en));
      expect(plan.queryAllByText(popular)).toHaveLength(record.popular ? 1 : 0);
      expect(plan.queryAllByText(bestValue)).toHaveLength(record.bestValue ? 1 : 0);
    }
  });

  it('lists what each plan contains', async () => {
    renderPricing('es');
    const plans = [...readPlans('core', 'es'), ...readPlans('ai', 'es')];
    const planNamed = findPlans();
    for (const { name, features } of plans) {
      const items = within(planNamed(name)).getAllByRole('listitem');
      expect(items.map((item) => item.textContent)).toEqual(features);
    }
  });

  it('offers help by email', async () => {
    renderPricing('en');
    expect(screen.getByRole('link', { name: wordsOf('en').help.link })).toHaveAttribute(
      'href',
      `mailto:${readSite().email}`,
    );
  });

  it('is a section of the home page without lead and AI plans', async () => {
    const intro = { heading: '_Pick your_ *wave*', lead: 'Per month.' };
    renderPage(<Pricing id="pricing" intro={intro} level={2} plans={readPlans('core', 'en')} />);

    const section = screen.getByRole('region', { name: 'Pick your wave' });
    expect(section).toHaveAttribute('id', 'pricing');
    expect(
      within(section).getByRole('heading', { level: 2, name: 'Pick your wave' }),
    ).toBeVisible();
    expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(
      readPlanRecords('core').length,
    );
    expect(within(section).queryByText(intro.lead)).not.toBeInTheDocument();
  });

  it('keeps the order of headings on the page of its own', async () => {
    renderPricing('en');
    expect(screen.getByRole('heading', { level: 1, name: 'Pick your wave' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((item) => item.textContent)).toEqual([
      ...readPlanRecords('core').map(({ name }) => name.en),
      plainText(wordsOf('en').ai.heading),
    ]);
    expect(screen.getAllByRole('heading', { level: 3 }).map((item) => item.textContent)).toEqual(
      readPlanRecords('ai').map(({ name }) => name.en),
    );
  });
});
