import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainText } from '../../i18n/heading-marks';
import type { Language } from '../../i18n/languages';
import { readSite, readWords } from '../../testing/content';
import { readPlanRecords, readPlans } from '../../testing/plans';
import { renderPage } from '../../testing/render-page';
import { renderPricing } from '../../testing/render-pricing';
import { Pricing } from './pricing';

const wordsOf = (language: Language) => readWords(language).pricing;

const records = [...readPlanRecords('core'), ...readPlanRecords('ai')];

/** The item of a price list that is headed by each plan's name. */
const findPlans = (): ((name: string) => HTMLElement) => {
  const headings = screen.getAllByRole('heading');
  return (name) => {
    const item = headings.find(({ textContent }) => textContent === name)?.closest('li');
    if (!item) throw new Error(`The plan ${name} is in no list.`);
    return item;
  };
};

const chooseYearly = (page: HTMLElement) =>
  page.querySelector<HTMLElement>('[type="radio"][value="yearly"]')?.click();

describe('the price lists', () => {
  it('show one price where a year costs as much, and that others are agreed', () => {
    const { custom, customNote, perMonth, perMonthYearly } = wordsOf('en');
    renderPricing('en');
    const planNamed = findPlans();
    for (const { name, price } of records) {
      if (price !== 'custom' && price.monthly !== price.yearly) continue;
      const plan = planNamed(name.en);
      for (const part of price === 'custom' ? [custom, customNote] : [perMonth])
        expect(within(plan).getByText(part)).toBeVisible();
      expect(plan.querySelector('.price-yearly')).toBeNull();
      expect(plan).not.toHaveTextContent(perMonthYearly);
    }
  });

  it('announce a change of the prices, and nothing before it', async () => {
    const { billing } = wordsOf('en');
    renderPricing('en');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    await userEvent.click(screen.getByRole('radio', { name: /^Annual/ }));
    expect(screen.getByRole('status')).toHaveTextContent(billing.yearlyShown);

    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(screen.getByRole('status')).toHaveTextContent(billing.monthlyShown);
  });

  it('announce a choice that was made before React hydrated the page', async () => {
    const { billing } = wordsOf('en');
    renderPricing('en', chooseYearly);
    expect(screen.getByRole('radio', { name: /^Annual/ })).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent(billing.yearlyShown);

    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(screen.getByRole('status')).toHaveTextContent(billing.monthlyShown);
  });

  it('announce nothing when hydration finds the monthly prices', async () => {
    renderPricing('en', () => undefined);
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['en', 'Save 10%'],
    ['nl', 'Bespaar 10%'],
    ['es', 'Ahorre 10%'],
  ] as const)('show what annual billing saves (%s)', async (language, badge) => {
    renderPricing(language);
    const yearly = screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(badge) });
    expect(yearly).toHaveAttribute('value', 'yearly');
    expect(screen.getByText(badge)).toBeVisible();
  });

  it('list what each plan contains', async () => {
    renderPricing('es');
    const plans = [...readPlans('core', 'es'), ...readPlans('ai', 'es')];
    const planNamed = findPlans();
    for (const { name, features } of plans) {
      const items = within(planNamed(name)).getAllByRole('listitem');
      expect(items.map((item) => item.textContent)).toEqual(features);
    }
  });

  it('offer help by email', async () => {
    renderPricing('en');
    expect(screen.getByRole('link', { name: wordsOf('en').help.link })).toHaveAttribute(
      'href',
      `mailto:${readSite().email}`,
    );
  });

  it('are a section of the home page without lead and AI plans', async () => {
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

  it('keep the order of headings on the page of its own', async () => {
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
