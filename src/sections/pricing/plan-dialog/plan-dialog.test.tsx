import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatPrice } from '../../../i18n/format-price';
import { languages, type Language } from '../../../i18n/languages';
import { readWords } from '../../../testing/content';
import { planControl } from '../../../testing/plan-control';
import { pricedPlan, pricedPlans, readPlanRecords } from '../../../testing/plans';
import { renderPricing } from '../../../testing/render-pricing';

const wordsOf = (language: Language) => readWords(language).pricing;

const records = [...readPlanRecords('core'), ...readPlanRecords('ai')];

const anyPlan = pricedPlans().find((name) => name !== pricedPlan.name.en) ?? '';

const plan = pricedPlan.name.en;
const monthly = formatPrice(pricedPlan.price.monthly, 'en');
const yearly = formatPrice(pricedPlan.price.yearly, 'en');

/** The dialog, once it is visible. */
const findDialog = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};

const openDialog = async (name: string) => {
  renderPricing('en');
  const button = planControl(name);
  await userEvent.click(button);
  return { button, dialog: await findDialog('Request this plan') };
};

it.each(languages)('a plan’s button is named after its plan (%s)', async (language) => {
  renderPricing(language);
  for (const { name, cta } of records) {
    expect(planControl(name[language])).toHaveAccessibleName(
      expect.stringContaining(cta[language]),
    );
    expect(planControl(name[language])).toHaveAccessibleName(
      expect.stringContaining(name[language]),
    );
  }
});

describe('the dialog of a plan', () => {
  it('is closed until a plan is chosen', async () => {
    renderPricing('en');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the plan and its monthly price', async () => {
    const { dialog } = await openDialog(plan);
    expect(within(dialog).getByText(plan)).toBeVisible();
    expect(within(dialog).getByText(monthly)).toBeVisible();
    const { perMonth, dialog: words } = wordsOf('en');
    expect(within(dialog).getByText(perMonth)).toBeVisible();
    for (const part of [plan, monthly, perMonth, words.lead]) {
      expect(dialog).toHaveAccessibleDescription(expect.stringContaining(part));
    }
  });

  it('shows the yearly price when the visitor has chosen it', async () => {
    renderPricing('en');
    await userEvent.click(screen.getByRole('radio', { name: /^Annual/ }));
    await userEvent.click(planControl(plan));
    const dialog = within(await findDialog('Request this plan'));
    expect(dialog.getByText(plan)).toBeVisible();
    expect(dialog.getByText(yearly)).toBeVisible();
    expect(dialog.getByText(wordsOf('en').perMonthYearly)).toBeVisible();
  });

  it('shows that a price is agreed where there is none', async () => {
    const custom = readPlanRecords('ai').find(({ price }) => price === 'custom');
    const { dialog } = await openDialog(custom?.name.en ?? '');
    expect(within(dialog).getByText(wordsOf('en').custom)).toBeVisible();
    expect(within(dialog).getByText(wordsOf('en').customNote)).toBeVisible();
  });

  it('requests the email address and nothing else', async () => {
    const { dialog } = await openDialog(plan);
    const [field, ...others] = within(dialog).getAllByRole('textbox');
    expect(others).toHaveLength(0);
    expect(field).toHaveAccessibleName(wordsOf('en').dialog.email);
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('type', 'email');
    expect(field).toHaveAttribute('name', 'from_email');
    expect(field).toHaveAttribute('autocomplete', 'email');
    expect(within(dialog).getByRole('button', { name: 'Send request' })).toHaveAttribute(
      'type',
      'submit',
    );
  });

  it('opens with the focus on its heading', async () => {
    const { dialog } = await openDialog(plan);
    expect(within(dialog).getByRole('heading', { name: 'Request this plan' })).toHaveFocus();
  });

  it.each([
    ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes with %s and returns the focus', async (_way, close) => {
    const { button, dialog } = await openDialog(anyPlan);
    await close();
    expect(dialog).not.toBeVisible();
    expect(button).toHaveFocus();
  });

  it('closes with Esc while it opens', () => {
    renderPricing('en');
    fireEvent.click(planControl(anyPlan));
    const dialog = screen.getByRole('dialog');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(dialog).not.toBeVisible();
  });

  it('closes with a click beside it', async () => {
    const { dialog } = await openDialog(anyPlan);
    await userEvent.click(document.body);
    expect(dialog).not.toBeVisible();
  });

  it('opens again for another plan', async () => {
    const { dialog } = await openDialog(anyPlan);
    await userEvent.keyboard('{Escape}');
    expect(dialog).not.toBeVisible();
    await userEvent.click(planControl(plan));
    expect(within(await findDialog('Request this plan')).getByText(monthly)).toBeVisible();
  });
});
