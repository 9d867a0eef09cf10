import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatPrice } from '../../../testing/content-rules';
import { readEntries, readWords } from '../../../testing/content';
import { openPlan, planControl } from '../../../testing/dom/plan-control';
import { radioOf } from '../../../testing/dom/radio-of';
import { pricedPlan } from '../../../testing/plans';
import { renderPricing } from '../../../testing/render-pricing';
import { opensMailClient } from '../plan-button';

const words = readWords('en').pricing;
const plan = pricedPlan.name.en;

it('the dialog of a plan shows the plan with its monthly price, and requests the email address and nothing else', async () => {
  renderPricing('en');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const dialog = await openPlan(plan);
  const price = formatPrice(pricedPlan.price.monthly, 'en');
  for (const part of [plan, price, words.perMonth, words.dialog.lead]) {
    expect(within(dialog).getByText(part)).toBeVisible();
    expect(dialog).toHaveAccessibleDescription(expect.stringContaining(part));
  }
  expect(dialog).toHaveAccessibleName(words.dialog.heading);
  expect(within(dialog).getByRole('heading', { name: words.dialog.heading })).toHaveFocus();

  const [field, ...others] = within(dialog).getAllByRole('textbox');
  expect(others).toEqual([]);
  expect(field).toHaveAccessibleName(words.dialog.email);
  expect(field).toBeRequired();
  expect(field).toHaveAttribute('autocomplete', 'email');
});

it('the dialog closes with its cross, and shows what each plan costs for which it opens, by the year once that is chosen', async () => {
  renderPricing('en');
  await userEvent.click(radioOf(words.billing.yearly));
  for (const { name, price } of readEntries('Plan')) {
    if (opensMailClient(name.en)) continue;
    const dialog = await openPlan(name.en);
    const [cost, note] = price
      ? [
          formatPrice(price.yearly, 'en'),
          words[price.yearly === price.monthly ? 'perMonth' : 'perMonthYearly'],
        ]
      : [words.custom, words.customNote];
    for (const part of [name.en, cost, note]) expect(within(dialog).getByText(part)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: readWords('en').common.close }));
    expect(dialog).not.toBeVisible();
    expect(planControl(name.en)).toHaveFocus();
  }
});
