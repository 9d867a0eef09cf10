import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { radioOf } from '../../testing/dom';
import { translations } from '../../testing/i18n-provider';
import { openPlan, planControl, renderPricing } from '../../testing/render-pricing';

const { pricing: texts, common } = translations();

describe('the dialog of a plan', () => {
  it('opens on a click', async () => {
    renderPricing();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const dialog = await openPlan('Pro');
    expect(dialog).toHaveAccessibleName(texts.dialog.heading);
    expect(within(dialog).getByRole('heading', { name: texts.dialog.heading })).toHaveFocus();
  });

  it('is described by the plan and its price', async () => {
    renderPricing();
    const dialog = await openPlan('Pro');
    for (const text of ['Pro', '€1,600', texts.billed.MONTHLY, texts.dialog.lead]) {
      expect(within(dialog).getByText(text)).toBeVisible();
      expect(dialog).toHaveAccessibleDescription(expect.stringContaining(text));
    }
  });

  it('asks for the email address and nothing else, and says what it is for', async () => {
    renderPricing();
    const dialog = within(await openPlan('Pro'));
    expect(dialog.getByText(common.forms.privacy)).toBeVisible();
    const field = dialog.getByRole('textbox');
    expect(field).toHaveAccessibleName(texts.dialog.email);
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('autocomplete', 'email');
  });

  it.each([
    ['Pro', '€1,440', texts.billed.YEARLY.replace('{{total}}', '€17,280')],
    ['Free', '€0', texts.billed.ONCE],
    ['AI Enterprise', texts.custom, texts.customNote],
  ])('shows what %s costs with yearly billing', async (name, price, billing) => {
    renderPricing();
    await userEvent.click(radioOf(texts.billing.periods.YEARLY));
    const dialog = within(await openPlan(name));
    expect(dialog.getByText(price)).toBeVisible();
    expect(dialog.getByText(billing)).toBeVisible();
  });

  it('closes with its cross, and gives the focus back to the plan', async () => {
    renderPricing();
    const dialog = await openPlan('Pro');
    await userEvent.click(within(dialog).getByRole('button', { name: common.close }));
    expect(dialog).not.toBeVisible();
    expect(planControl('Pro')).toHaveFocus();
  });
});
