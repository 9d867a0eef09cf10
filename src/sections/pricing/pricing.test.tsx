import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainText } from '../../../plugins/gatsby-source-content';
import { readSite, readWords } from '../../testing/content';
import { planControl } from '../../testing/dom/plan-control';
import { readPlanEntries, readPlans } from '../../testing/plans';
import { radioOf } from '../../testing/dom/radio-of';
import { renderPage } from '../../testing/render-page';
import { renderPricing } from '../../testing/render-pricing';
import { textsOf } from '../../testing/dom/texts-of';
import { opensMailClient } from './plan-button';
import { Pricing } from './pricing';

const words = readWords('en').pricing;
const { billing } = words;

/** A plan's item of a price list. */
const itemOf = (name: string) => planControl(name).closest('li') as HTMLElement;

it('the price lists show what annual billing saves, and announce a change of the prices and nothing before it', async () => {
  renderPricing('en', () => undefined);
  expect(radioOf(billing.monthly)).toBeChecked();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(radioOf(billing.yearly)).toHaveAccessibleName(expect.stringContaining(billing.save));

  await userEvent.click(radioOf(billing.yearly));
  expect(screen.getByRole('status')).toHaveTextContent(billing.yearlyShown);
  await userEvent.click(radioOf(billing.monthly));
  expect(screen.getByRole('status')).toHaveTextContent(billing.monthlyShown);
});

it('the price lists announce a choice that was made before React hydrated the page', () => {
  renderPricing('en', () => radioOf(billing.yearly).click());
  expect(radioOf(billing.yearly)).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent(billing.yearlyShown);
});

it('the price lists are a section of the home page without lead and AI plans', () => {
  const intro = { heading: '_Pick your_ *wave*', lead: 'Per month.' };
  renderPage(<Pricing id="pricing" intro={intro} level={2} plans={readPlans('core', 'en')} />);

  const section = screen.getByRole('region', { name: 'Pick your wave' });
  expect(section).toHaveAttribute('id', 'pricing');
  expect(screen.getByRole('heading', { level: 2, name: 'Pick your wave' })).toBeVisible();
  expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(
    readPlanEntries('core').length,
  );
  expect(within(section).queryByText(intro.lead)).not.toBeInTheDocument();
});

it('the price lists show the badges, contents and billing of each plan, with a button that is named after it and opens the mail client or the dialog, and offer help by email, on a page with headings in order', () => {
  renderPricing('en');
  for (const plan of [...readPlans('core', 'en'), ...readPlans('ai', 'en')]) {
    const control = planControl(plan.name);
    for (const part of [plan.cta, plan.name])
      expect(control).toHaveAccessibleName(expect.stringContaining(part));
    if (opensMailClient(plan.name))
      expect(control).toHaveAttribute('href', `mailto:${readSite().email}`);
    else expect(control).toHaveAttribute('aria-haspopup', 'dialog');
    const item = within(itemOf(plan.name));
    expect(textsOf(item.getAllByRole('listitem'))).toEqual(plan.features);
    const { price } = plan;
    for (const part of price ? [words.perMonth] : [words.custom, words.customNote])
      expect(item.getByText(part)).toBeVisible();
    const dependsOnPeriod = price?.monthlyLabel !== price?.yearlyLabel;
    expect(item.queryAllByText(words.perMonthYearly)).toHaveLength(Number(dependsOnPeriod));
    expect(item.queryAllByText(words.popular)).toHaveLength(Number(plan.popular));
    expect(item.queryAllByText(words.bestValue)).toHaveLength(Number(plan.bestValue));
  }
  const help = screen.getByRole('link', { name: words.help.link });
  expect(help).toHaveAttribute('href', `mailto:${readSite().email}`);
  for (const { name } of readPlans('core', 'en')) expect(help).toAppearAfter(itemOf(name));
  for (const { name } of readPlans('ai', 'en')) expect(itemOf(name)).toAppearAfter(help);
  expect(screen.getByRole('heading', { level: 1, name: 'Pick your wave' })).toBeVisible();
  expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual([
    ...readPlanEntries('core').map(({ name }) => name.en),
    plainText(words.ai.heading),
  ]);
  expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual(
    readPlanEntries('ai').map(({ name }) => name.en),
  );
});
