import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSite, readWords } from '../../../testing/content';
import { expectError } from '../../../testing/dom/expect-error';
import { fill } from '../../../testing/dom/fill';
import { hidePage } from '../../../testing/dom/hide-page';
import { openPlan, planControl } from '../../../testing/dom/plan-control';
import { radioOf } from '../../../testing/dom/radio-of';
import { otherPlan, pricedPlan } from '../../../testing/plans';
import { renderPricing } from '../../../testing/render-pricing';
import {
  client,
  failed,
  holdAnswers,
  send,
  sendInEachTest,
  sent,
  toasts,
} from '../../../testing/sending';

jest.mock('../../../components/toast/notify');
jest.mock('../../../forms/email-service/client');
jest.mock('../../../forms/email-service/send-message');

const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });

sendInEachTest();
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// Every language has the same words, which the content check requires; browser tests send a request in each.
const { pricing, common } = readWords('en');
const words = pricing.dialog;
const plan = pricedPlan.name.en;
const address = 'sanne@harbour.example';

const messageFor = (period: 'monthly' | 'yearly') =>
  words.message.replace('{{plan}}', plan).replace('{{period}}', words.periods[period]);

const pass = (time: number) => act(async () => jest.advanceTimersByTimeAsync(time));

const press = async (button: HTMLElement) => {
  await user.click(button);
  await pass(0);
};

const choose = async (name: string) => {
  const dialog = await openPlan(name, user);
  return {
    dialog,
    field: within(dialog).getByLabelText<HTMLInputElement>(words.email),
    button: within(dialog).getByRole('button', { name: words.submit }),
    status: within(dialog).getByRole('status'),
  };
};

/** Opens the dialog, types the address and sends it. */
const openAndSend = async () => {
  renderPricing('en');
  const opened = await choose(plan);
  await fill(opened.field, address, user);
  await user.keyboard('{Enter}');
  await pass(0);
  return opened;
};

const mailLink = () => {
  const link = screen.getByRole('link', { name: common.forms.mailInstead });
  return new URL(link.getAttribute('href') ?? '');
};

it('requires the whole address, and loads what sending needs when the field is first touched', async () => {
  renderPricing('en');
  const { field, button } = await choose(plan);
  expectError(field);
  expect(client).not.toHaveBeenCalled();

  await press(button);
  expectError(field, words.emailMissing);
  expect(field).toHaveFocus();
  expect(client).toHaveBeenCalled();

  await fill(field, 'sanne@', user);
  await press(button);
  expectError(field, words.emailInvalid);
  expect(field).toHaveFocus();

  await user.type(field, 'harbour.example');
  expectError(field);
  expect(send).not.toHaveBeenCalled();
});

it.each(['\u00a0sanne@harbour.example', '\ufeffsanne@harbour.example\u200b'])(
  'sends the address alone when invisible characters were pasted with it',
  async (pasted) => {
    renderPricing('en');
    const { field, button } = await choose(plan);
    await fill(field, pasted, user);
    await press(button);
    expect(send.mock.lastCall?.[0].from_email).toBe('sanne@harbour.example');
  },
);

it('is busy while it is being sent, and sends exactly its fields once', async () => {
  const answer = holdAnswers();
  renderPricing('en');
  await user.click(radioOf(pricing.billing.yearly));
  const { dialog, field, button, status } = await choose(plan);
  await fill(field, address, user);
  // Both in the same moment, before the button can be disabled.
  await act(async () => {
    button.click();
    button.click();
  });
  expect(within(dialog).getByRole('heading')).toHaveFocus();

  const fields = { from_email: address, plan_name: plan, message: messageFor('yearly') };
  expect(send.mock.calls.map(([sentFields]) => sentFields)).toEqual([fields]);
  expect(field).toBeDisabled();
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAccessibleName(common.forms.sending);
  expect(status).toHaveTextContent(common.forms.sending);
  await answer(sent);
  expect(status).toHaveTextContent(words.success);
});

it('reports a failure and keeps everything, removes it while it tries again, and repeats it', async () => {
  const answer = holdAnswers();
  const { dialog, field, button, status } = await openAndSend();
  await answer(failed('unavailable'));
  const findAlert = () => within(dialog).queryByRole('alert');
  expect(findAlert()).toHaveTextContent(words.failure);
  expect(dialog).not.toHaveTextContent('of the service');
  expect(field).toHaveFocus();
  expect(button).toHaveAccessibleName(words.submit);
  expect(decodeURIComponent(mailLink().pathname)).toBe(readSite().email);
  expect(Object.fromEntries(mailLink().searchParams)).toEqual({
    subject: words.subject.replace('{{plan}}', plan),
    body: `${messageFor('monthly')}\r\n\r\n${address}`,
  });
  await pass(10_000);
  expect(dialog).toBeVisible();

  await press(button);
  expect(findAlert()).not.toBeInTheDocument();
  await answer(failed('offline'), 1);
  for (const sentence of [words.failure, common.forms.offline])
    expect(findAlert()).toHaveTextContent(sentence);
  expect(field).toHaveFocus();

  await press(button);
  await answer(sent, 2);
  const [first, ...others] = send.mock.calls;
  expect(others).toEqual([first, first]);
  expect(status).toHaveTextContent(words.success);
  expect(findAlert()).not.toBeInTheDocument();
});

it('closes 2000 ms after it was sent, not before, and starts empty the next time', async () => {
  const { dialog, field, status } = await openAndSend();
  expect(status).toHaveTextContent(words.success);
  expect(field).not.toBeInTheDocument();
  expect(dialog.querySelector('.plan-dialog-countdown')).toHaveStyle({
    animationDuration: '2000ms',
  });
  await pass(1999);
  expect(dialog).toBeVisible();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);

  await pass(1);
  expect(dialog).not.toBeVisible();
  await pass(0);
  expect(planControl(plan)).toHaveFocus();

  const again = await choose(plan);
  expect(again.field).toHaveValue('');
  expect(again.status).toBeEmptyDOMElement();
});

it.each([
  ['before the answer', 0],
  ['just before it closes', 1500],
])('closes 2000 ms after a visitor is back who left the page %s', async (_when, seen) => {
  const answer = holdAnswers();
  const { dialog, status } = await openAndSend();
  if (seen === 0) act(() => hidePage(true));
  await answer(sent);
  await pass(seen);
  act(() => hidePage(true));
  await pass(60_000);
  expect(status).toHaveTextContent(words.success);

  const bar = dialog.querySelector('.plan-dialog-countdown');
  act(() => hidePage(false));
  // Only a new element shows the whole time again.
  expect(bar).not.toBeInTheDocument();
  await pass(1999);
  expect(dialog).toBeVisible();
  await pass(1);
  expect(dialog).not.toBeVisible();
});

it('has a button that closes the thank-you earlier, and leaves alone what opens meanwhile', async () => {
  const { dialog } = await openAndSend();
  // The cross in the corner has the same name.
  const [close] = within(dialog).getAllByRole('button', { name: common.close });
  await user.click(close as HTMLElement);
  expect(dialog).not.toBeVisible();

  const { dialog: next } = await choose(otherPlan.name.en);
  expect(next).toHaveTextContent(otherPlan.name.en);
  await pass(5000);
  expect(next).toBeVisible();
  expect(next).toContainElement(document.activeElement as HTMLElement);
});

it.each([
  ['an answer', sent, { kind: 'success', title: plan, lines: [words.success] }],
  [
    'a failure',
    failed('timeout'),
    {
      kind: 'error',
      lines: [words.failure],
      action: { href: expect.stringContaining(encodeURIComponent(address)) },
    },
  ],
])('reports %s for a dialog that was closed, and leaves the next one alone', async (...row) => {
  const [, result, notice] = row;
  const answer = holdAnswers();
  const { dialog } = await openAndSend();
  await user.click(within(dialog).getByRole('button', { name: words.cancel }));
  expect(dialog).not.toBeVisible();

  const { dialog: next, field, status } = await choose(otherPlan.name.en);
  expect(field).toHaveValue('');
  await fill(field, 'other@example.org', user);
  await answer(result);
  await pass(5000);
  expect(toasts.mock.calls).toMatchObject([[notice]]);
  expect(next).toBeVisible();
  expect(field).toHaveValue('other@example.org');
  expect(status).toBeEmptyDOMElement();
  expect(within(next).queryByRole('alert')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(send.mock.calls.map(([fields]) => fields.plan_name)).toEqual([plan, otherPlan.name.en]);
});

it('forgets a failure when the address is changed, and when it is closed', async () => {
  send.mockResolvedValue(failed('network'));
  const { field, button } = await openAndSend();
  await user.clear(field);
  await fill(field, 'right@harbour.example', user);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press(button);
  expect(mailLink().searchParams.get('body')).toContain('\r\n\r\nright@harbour.example');

  await user.keyboard('{Escape}');
  const again = await choose(plan);
  expect(again.field).toHaveValue('');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('reports the failure of a request whose dialog was closed and is not opened again', async () => {
  const answer = holdAnswers();
  const { dialog } = await openAndSend();
  await user.click(within(dialog).getByRole('button', { name: words.cancel }));
  await answer(failed('timeout'));
  expect(toasts.mock.calls).toMatchObject([[{ kind: 'error', lines: [words.failure] }]]);
});
