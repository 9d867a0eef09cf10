import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatPrice } from '../../../i18n/format-price';
import { readWords } from '../../../testing/content';
import { planControl } from '../../../testing/plan-control';
import { otherPlan, pricedPlan, readPlanRecords } from '../../../testing/plans';
import { renderPricing } from '../../../testing/render-pricing';

const words = readWords('en').pricing;
const plan = pricedPlan.name.en;
const { monthly, yearly } = pricedPlan.price;

/** Opens the dialog of a plan. */
const choose = async (name: string) => {
  await userEvent.click(planControl(name));
  return screen.getByRole('dialog', { name: words.dialog.heading });
};

it('the dialog of a plan shows the plan with its monthly price, and requests the email address and nothing else', async () => {
  renderPricing('en');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const dialog = await choose(plan);
  for (const part of [plan, formatPrice(monthly, 'en'), words.perMonth, words.dialog.lead]) {
    expect(within(dialog).getByText(part)).toBeVisible();
    expect(dialog).toHaveAccessibleDescription(expect.stringContaining(part));
  }
  expect(within(dialog).getByRole('heading', { name: words.dialog.heading })).toHaveFocus();

  const [field, ...others] = within(dialog).getAllByRole('textbox');
  expect(others).toEqual([]);
  expect(field).toHaveAccessibleName(words.dialog.email);
  expect(field).toBeRequired();
  expect(field).toHaveAttribute('autocomplete', 'email');
});

it('the dialog closes with its cross, and shows what the next plan costs for which it opens, by the year once that is chosen', async () => {
  renderPricing('en');
  const dialog = await choose(otherPlan.name.en);
  await userEvent.click(screen.getByRole('button', { name: readWords('en').common.close }));
  expect(dialog).not.toBeVisible();
  expect(planControl(otherPlan.name.en)).toHaveFocus();

  await userEvent.click(screen.getByRole('radio', { name: new RegExp(words.billing.yearly) }));
  await choose(plan);
  for (const part of [plan, formatPrice(yearly, 'en'), words.perMonthYearly])
    expect(within(dialog).getByText(part)).toBeVisible();

  await userEvent.keyboard('{Escape}');
  const custom = readPlanRecords('ai').find(({ price }) => price === 'custom');
  await choose(custom?.name.en ?? '');
  for (const part of [words.custom, words.customNote])
    expect(within(dialog).getByText(part)).toBeVisible();
});
