import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../../i18n/languages';
import type { BillingPeriod } from '../billing-period';
import { readSite, readWords } from '../../../testing/content';
import { fill } from '../../../testing/fill';
import { planControl } from '../../../testing/plan-control';
import { pricedPlan, pricedPlans, readPlanRecords } from '../../../testing/plans';
import { renderPricing } from '../../../testing/render-pricing';
import { client, failed, holdAnswers, send, sendInEachTest, sent } from '../../../testing/sending';

jest.mock('../../../components/toast/notify');
jest.mock('../../../forms/email-service/client');
jest.mock('../../../forms/email-service/send-message');

const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });

sendInEachTest();
beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const wordsOf = (language: Language) => {
  const { pricing, common } = readWords(language);
  return { ...pricing, ...common };
};

const address = 'sanne@harbour.example';

const pass = (time: number) => act(async () => jest.advanceTimersByTimeAsync(time));

/** Types the address and sends it. */
const request = async (field: HTMLElement) => {
  await fill(field, address, user);
  await user.keyboard('{Enter}');
  await pass(0);
};

const press = async (button: HTMLElement) => {
  await user.click(button);
  await pass(0);
};

const choose = async (name: string) => {
  await user.click(planControl(name));
  return screen.getByRole('dialog');
};

const namesOf = (language: Language) =>
  Object.fromEntries(
    [...readPlanRecords('core'), ...readPlanRecords('ai')].map(({ key, name }) => [
      key,
      name[language],
    ]),
  );

/** Not the one that `open` opens. */
const otherPlan = pricedPlans().find((name) => name !== pricedPlan.name.en) ?? '';

const aiPlan = readPlanRecords('ai').at(-1);

const open = async (language: Language = 'en', key = pricedPlan.key) => {
  renderPricing(language);
  const words = wordsOf(language);
  const name = namesOf(language)[key] ?? '';
  const dialog = await choose(name);
  return {
    words,
    name,
    dialog,
    field: within(dialog).getByLabelText<HTMLInputElement>(words.dialog.email),
    button: within(dialog).getByRole('button', { name: words.dialog.submit }),
  };
};

const messageFor = (language: Language, name: string, period: BillingPeriod) => {
  const { dialog } = wordsOf(language);
  return dialog.message.replace('{{plan}}', name).replace('{{period}}', dialog.periods[period]);
};

// Every language has the same words, which the content check requires; browser tests send a request in each.
describe('the plan request in a language of the site', () => {
  const language = 'es';

  it('requires the whole address before anything is sent', async () => {
    const { words, field, button } = await open(language);
    expect(field).toHaveAttribute('aria-invalid', 'false');
    expect(field).not.toHaveAccessibleDescription();

    for (const [typed, sentence] of [
      ['', words.dialog.emailMissing],
      ['sanne', words.dialog.emailInvalid],
      ['sanne@', words.dialog.emailInvalid],
    ] as const) {
      await user.clear(field);
      if (typed) await fill(field, typed, user);
      await press(button);
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveAccessibleDescription(sentence);
      expect(screen.getByText(sentence)).toBeVisible();
      expect(field).toHaveFocus();
    }
    expect(send).not.toHaveBeenCalled();

    await user.type(field, 'harbour.example');
    expect(field).toHaveAttribute('aria-invalid', 'false');
    expect(screen.queryByText(words.dialog.emailInvalid)).not.toBeInTheDocument();
  });

  it.each(['monthly', 'yearly'] as const)('sends exactly its fields (%s)', async (period) => {
    renderPricing(language);
    const { dialog, billing } = wordsOf(language);
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${billing[period]}`) }));

    for (const name of [pricedPlan.name[language], aiPlan?.name[language] ?? '']) {
      await choose(name);
      await request(screen.getByLabelText(dialog.email));

      const [fields] = send.mock.lastCall ?? [];
      expect(fields).toEqual({
        from_email: address,
        plan_name: name,
        message: messageFor(language, name, period),
      });
      expect(Object.keys(fields ?? {})).toEqual(['from_email', 'plan_name', 'message']);
      await pass(2000);
    }
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is busy while the request is being sent', async () => {
    const answer = holdAnswers();
    const { words, dialog, field, button } = await open(language);
    await request(field);

    expect(field).toBeDisabled();
    expect(field).toHaveValue(address);
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAccessibleName(words.forms.sending);
    expect(within(dialog).getByRole('status')).toHaveTextContent(words.forms.sending);
    // Browsers drop the focus of a disabled field, jsdom does not.
    expect(within(dialog).getByRole('heading')).toHaveFocus();
    await answer(sent);
  });

  it('shows a thank-you, and a button that closes', async () => {
    const { words, dialog, field, button } = await open(language);
    await fill(field, address, user);
    await press(button);

    expect(within(dialog).getByRole('status')).toHaveTextContent(words.dialog.success);
    expect(field).not.toBeInTheDocument();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    // The cross in the corner has the same name.
    const [close] = within(dialog).getAllByRole('button', { name: words.close });
    await user.click(close as HTMLElement);
    expect(dialog).not.toBeVisible();
  });

  it('reports that sending failed, and keeps everything', async () => {
    send.mockResolvedValue(failed('unavailable'));
    const { words, name, dialog, field, button } = await open(language);
    await fill(field, address, user);
    await press(button);

    expect(within(dialog).getByRole('alert')).toHaveTextContent(words.dialog.failure);
    expect(dialog).not.toHaveTextContent('of the service');
    expect(dialog).not.toHaveTextContent(words.forms.offline);
    expect(field).toBeEnabled();
    expect(field).toHaveValue(address);
    expect(field).toHaveFocus();
    expect(button).toBeEnabled();
    expect(button).toHaveAccessibleName(words.dialog.submit);

    const link = within(dialog).getByRole('link', { name: words.forms.mailInstead });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(pathname).toBe(readSite().email);
    expect(searchParams.get('subject')).toBe(words.dialog.subject.replace('{{plan}}', name));
    expect(searchParams.get('body')).toBe(
      `${messageFor(language, name, 'monthly')}\r\n\r\n${address}`,
    );

    await pass(10_000);
    expect(dialog).toBeVisible();
  });

  it('reports a missing connection, and sends with one click once it is back', async () => {
    send.mockResolvedValueOnce(failed('offline'));
    const { words, dialog, field, button } = await open(language);
    await request(field);
    const alert = within(dialog).getByRole('alert');
    expect(alert).toHaveTextContent(words.dialog.failure);
    expect(alert).toHaveTextContent(words.forms.offline);

    await press(button);
    expect(send).toHaveBeenCalledTimes(2);
    expect(send.mock.calls[1]?.[0]).toEqual(send.mock.calls[0]?.[0]);
    expect(within(dialog).getByRole('status')).toHaveTextContent(words.dialog.success);
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the plan request', () => {
  it('closes 2000 ms after it was sent, not before, and starts empty the next time', async () => {
    const { name, dialog, field } = await open();
    await request(field);
    await pass(1999);
    expect(dialog).toBeVisible();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);

    await pass(1);
    expect(dialog).not.toBeVisible();
    await pass(0);
    expect(planControl(name)).toHaveFocus();

    const again = within(await choose(name));
    expect(again.getByLabelText(wordsOf('en').dialog.email)).toHaveValue('');
    expect(again.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows how the 2000 ms pass', async () => {
    const { dialog, field } = await open();
    await request(field);
    const line = dialog.querySelector('.plan-dialog-countdown');
    expect(line).toHaveStyle({ animationDuration: '2000ms' });
  });

  it('leaves a dialog alone that is opened before the 2000 ms of the last one are over', async () => {
    const { dialog, field } = await open();
    await request(field);
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    const other = await choose(otherPlan);
    await pass(5000);
    expect(other).toBeVisible();
  });

  it('starts empty when it is opened before the last one has closed by itself', async () => {
    const { dialog, field } = await open();
    await request(field);
    await user.keyboard('{Escape}');

    act(() => planControl(otherPlan).click());
    expect(dialog).toBeVisible();
    expect(dialog).toHaveTextContent(otherPlan);
    expect(within(dialog).getByLabelText(wordsOf('en').dialog.email)).toHaveValue('');
    await pass(5000);
    expect(dialog).toBeVisible();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });

  it('removes a failure while it tries again, and repeats it', async () => {
    const answer = holdAnswers();
    const { words, dialog, field, button } = await open();
    await request(field);
    await answer(failed('network'));
    expect(within(dialog).getByRole('alert')).toBeVisible();

    await press(button);
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
    await answer(failed('network'), 1);
    expect(within(dialog).getByRole('alert')).toHaveTextContent(words.dialog.failure);
    expect(field).toHaveFocus();
  });

  it('loads what sending needs when the field is first touched, not before', async () => {
    const { field } = await open();
    expect(client).not.toHaveBeenCalled();
    await user.click(field);
    expect(client).toHaveBeenCalled();
  });

  it('sends a double click once', async () => {
    const answer = holdAnswers();
    const { dialog, field, button } = await open();
    await fill(field, address, user);
    // Both in the same moment, before the button can be disabled.
    await act(async () => {
      button.click();
      button.click();
    });
    expect(send).toHaveBeenCalledTimes(1);
    await user.dblClick(button);
    await answer(sent);
    expect(send).toHaveBeenCalledTimes(1);
    expect(within(dialog).getByRole('status')).toHaveTextContent('Thank you!');
  });

  it.each([
    ['an answer', sent],
    ['a failure', failed('timeout')],
  ])('is not touched by %s for a dialog that was closed', async (_what, result) => {
    const answer = holdAnswers();
    const { name, dialog, field } = await open();
    await request(field);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(dialog).not.toBeVisible();

    for (const [request, next] of [otherPlan, name].entries()) {
      const opened = await choose(next);
      const fresh = within(opened).getByLabelText(wordsOf('en').dialog.email);
      expect(fresh).toHaveValue('');
      expect(fresh).toBeEnabled();
      await fill(fresh, 'other@example.org', user);
      await answer(result, request);
      await pass(5000);

      expect(opened).toBeVisible();
      expect(fresh).toHaveValue('other@example.org');
      expect(within(opened).getByRole('status')).toBeEmptyDOMElement();
      expect(within(opened).queryByRole('alert')).not.toBeInTheDocument();
      await user.keyboard('{Enter}{Escape}');
      expect(opened).not.toBeVisible();
    }
    expect(send.mock.calls.map(([fields]) => fields.plan_name)).toEqual([name, otherPlan, name]);
  });

  it('forgets an error and a failure when it is closed', async () => {
    send.mockResolvedValue(failed('network'));
    const { name, field } = await open();
    await request(field);
    await user.keyboard('{Escape}');
    const again = within(await choose(name));
    expect(again.queryByRole('alert')).not.toBeInTheDocument();
    expect(again.getByLabelText(wordsOf('en').dialog.email)).toHaveValue('');
  });

  it('passes the address to the mail client as it is now', async () => {
    send.mockResolvedValue(failed('network'));
    const { words, field } = await open();
    await request(field);
    await user.clear(field);
    await fill(field, 'right@harbour.example', user);
    const link = screen.getByRole('link', { name: words.forms.mailInstead });
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('body')).toContain(
      '\r\n\r\nright@harbour.example',
    );
  });

  it('reports an address that is too long to send', async () => {
    send.mockResolvedValue(failed('too-large'));
    const { words, field } = await open();
    await request(field);
    expect(screen.getByRole('alert')).toHaveTextContent(words.forms.tooLarge);
  });

  it('thanks a robot, which ticks every box, and sends nothing', async () => {
    const { dialog, field, button } = await open();
    await fill(field, 'robot@example.com', user);
    fireEvent.click(dialog.querySelector('input[type="checkbox"]') as Element);
    await press(button);
    expect(within(dialog).getByRole('status')).toHaveTextContent('Thank you!');
    expect(send).not.toHaveBeenCalled();
  });

  it('holds everything that posting it without a script needs', async () => {
    const { name, field } = await open();
    const form = field.form as HTMLFormElement;
    expect(form.method).toBe('post');
    expect(form.enctype).toBe('multipart/form-data');
    expect(form.getAttribute('action')).toMatch(/\/api\/v1\.0\/email\/send-form$/);
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      from_email: '',
      lib_version: '4.4.1',
      plan_name: name,
      message: messageFor('en', name, 'monthly'),
    });
  });
});
