import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectError, fill, hidePage, radioOf } from '../../testing/dom';
import { translations } from '../../testing/i18n-provider';
import {
  client,
  deferAnswers,
  failed,
  mockEmailForEachTest,
  send,
  sent,
  toasts,
} from '../../testing/mock-email';
import { openPlan, planControl, renderPricing } from '../../testing/render-pricing';

jest.mock('../../components/toast/toast-provider');
jest.mock('../../forms/email-service/client');
jest.mock('../../forms/email-service/send-message');

const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });

mockEmailForEachTest();
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const { pricing, common } = translations();
const texts = pricing.dialog;

const pass = (time: number) => act(async () => jest.advanceTimersByTimeAsync(time));

const open = async (name: string) => {
  const dialog = await openPlan(name, user);
  const { getByLabelText, getByRole } = within(dialog);
  return {
    dialog,
    field: getByLabelText<HTMLInputElement>(texts.email),
    button: getByRole('button', { name: texts.submit }),
    cancel: getByRole('button', { name: texts.cancel }),
    status: getByRole('status'),
  };
};

const submit = async (address: string, opened: Awaited<ReturnType<typeof open>>) => {
  await fill(opened.field, address, user);
  await user.click(opened.button);
  await pass(0);
};

/** Opens the dialog of Pro and sends the request. */
const openAndSend = async () => {
  renderPricing();
  const opened = await open('Pro');
  await submit('sanne@harbour.example', opened);
  return opened;
};

const mailLink = () =>
  new URL(screen.getByRole('link', { name: common.forms.mailInstead }).getAttribute('href') ?? '');

describe('validation', () => {
  it.each([
    ['an empty field', ' ', texts.emailMissing],
    ['an incomplete address', 'sanne@', texts.emailInvalid],
  ])('reports %s, and sends nothing', async (_what, text, error) => {
    renderPricing();
    const opened = await open('Pro');
    expectError(opened.field);
    await submit(text, opened);
    expectError(opened.field, error);
    expect(opened.field).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('removes the error once the address is complete', async () => {
    renderPricing();
    const opened = await open('Pro');
    await submit('sanne@', opened);
    await user.type(opened.field, 'harbour.example');
    expectError(opened.field);
  });
});

describe('a request', () => {
  it('loads the email client when the field gets the focus', async () => {
    renderPricing();
    const { field } = await open('Pro');
    expect(client).not.toHaveBeenCalled();
    await user.click(field);
    expect(client).toHaveBeenCalled();
  });

  it('has address, plan and billing period, and is sent once', async () => {
    deferAnswers();
    renderPricing();
    await user.click(radioOf(pricing.billing.periods.YEARLY));
    const { field, button } = await open('Pro');
    await fill(field, 'sanne@harbour.example', user);
    // Both before React can disable the button.
    await act(async () => {
      button.click();
      button.click();
    });
    expect(send).toHaveBeenCalledTimes(1);
    const fields = send.mock.lastCall?.[0] ?? {};
    expect(Object.keys(fields)).toEqual(['from_email', 'plan_name', 'message']);
    expect(fields).toMatchObject({ from_email: 'sanne@harbour.example', plan_name: 'Pro' });
    expect(fields.message).toContain('Pro');
    expect(fields.message).toContain(texts.periods.YEARLY);
  });

  it('has no invisible characters around its address', async () => {
    renderPricing();
    await submit('\ufeffsanne@harbour.example\u200b', await open('Pro'));
    expect(send.mock.lastCall?.[0].from_email).toBe('sanne@harbour.example');
  });

  it('is announced while it is being sent, and cannot be edited', async () => {
    deferAnswers();
    const { dialog, field, button, status } = await openAndSend();
    expect(field).toBeDisabled();
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(status).toHaveTextContent(common.forms.sending);
    expect(within(dialog).getByRole('heading')).toHaveFocus();
  });
});

describe('a request that failed', () => {
  const findAlert = () => screen.queryByRole('alert');

  it('is reported, keeps the address and leaves the dialog open', async () => {
    send.mockResolvedValue(failed('offline'));
    const { dialog, field } = await openAndSend();
    expect(findAlert()).toHaveTextContent(texts.failure);
    expect(findAlert()).toHaveTextContent(common.forms.offline);
    expect(dialog).not.toHaveTextContent('of the service');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('sanne@harbour.example');
    await pass(10_000);
    expect(dialog).toBeVisible();
  });

  it('can be sent with the mail client', async () => {
    send.mockResolvedValue(failed('unavailable'));
    await openAndSend();
    expect(mailLink().pathname).toBe('hello@harbour.example');
    expect(mailLink().searchParams.get('subject')).toContain('Pro');
    expect(mailLink().searchParams.get('body')).toContain('\r\n\r\nsanne@harbour.example');
  });

  it('can be sent again', async () => {
    const answer = deferAnswers();
    const { button, status } = await openAndSend();
    await answer(failed('unavailable'));
    await user.click(button);
    expect(findAlert()).not.toBeInTheDocument();
    await answer(sent, 1);
    expect(status).toHaveTextContent(texts.success);
  });

  it('is forgotten when the address is changed', async () => {
    send.mockResolvedValue(failed('network'));
    const { field } = await openAndSend();
    await user.type(field, 'x');
    expect(findAlert()).not.toBeInTheDocument();
  });

  it('is forgotten when the dialog is closed', async () => {
    send.mockResolvedValue(failed('network'));
    await openAndSend();
    await user.keyboard('{Escape}');
    expect((await open('Pro')).field).toHaveValue('');
    expect(findAlert()).not.toBeInTheDocument();
  });
});

describe('a request that was sent', () => {
  it('closes the dialog 2000 ms later, not before', async () => {
    const { dialog, status } = await openAndSend();
    expect(status).toHaveTextContent(texts.success);
    expect(dialog.querySelector('.plan-dialog-countdown')).toHaveStyle({
      animationDuration: '2000ms',
    });
    await pass(1999);
    expect(dialog).toBeVisible();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await pass(1);
    expect(dialog).not.toBeVisible();
    expect(planControl('Pro')).toHaveFocus();
  });

  it('leaves the dialog empty for the next time', async () => {
    await openAndSend();
    await pass(2000);
    const { field, status } = await open('Pro');
    expect(field).toHaveValue('');
    expect(status).toBeEmptyDOMElement();
  });

  it('restarts the 2000 ms when the visitor comes back from another tab', async () => {
    const { dialog } = await openAndSend();
    await pass(1500);
    act(() => hidePage(true));
    await pass(60_000);
    expect(dialog).toBeVisible();
    act(() => hidePage(false));
    await pass(1999);
    expect(dialog).toBeVisible();
    await pass(1);
    expect(dialog).not.toBeVisible();
  });

  it('closes the dialog with its button, and leaves the next one open', async () => {
    const { dialog } = await openAndSend();
    // The cross in the corner has the same name.
    const [close] = within(dialog).getAllByRole('button', { name: common.close });
    await user.click(close as HTMLElement);
    expect(dialog).not.toBeVisible();
    const { dialog: next } = await open('Free');
    await pass(5000);
    expect(next).toBeVisible();
  });
});

describe('a dialog that was closed while it was sending', () => {
  const closeBeforeAnswer = async () => {
    const answer = deferAnswers();
    const { dialog, cancel } = await openAndSend();
    await user.click(cancel);
    expect(dialog).not.toBeVisible();
    return answer;
  };

  it('thanks in a toast', async () => {
    const answer = await closeBeforeAnswer();
    await answer(sent);
    expect(toasts.mock.calls).toMatchObject([
      [{ type: 'success', title: 'Pro', lines: [texts.success] }],
    ]);
  });

  it('reports a failure in a toast, with the plan, and the address in its mail link', async () => {
    const answer = await closeBeforeAnswer();
    await answer(failed('timeout'));
    const [[toast]] = toasts.mock.calls as [[Parameters<typeof toasts>[0]]];
    expect(toast).toMatchObject({ type: 'error', title: 'Pro', lines: [texts.failure] });
    expect(toast.action?.href).toContain('sanne%40harbour.example');
  });

  it('leaves the next dialog alone', async () => {
    const answer = await closeBeforeAnswer();
    const { dialog, field, status } = await open('Free');
    // The address that was sent.
    await fill(field, 'sanne@harbour.example', user);
    await answer(sent);
    await pass(5000);
    expect(dialog).toBeVisible();
    expect(field).toHaveValue('sanne@harbour.example');
    expect(status).toBeEmptyDOMElement();
  });
});
