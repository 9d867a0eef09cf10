import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSite, readWords } from '../../testing/content';
import { expectError } from '../../testing/dom/expect-error';
import { fill } from '../../testing/dom/fill';
import { renderPage } from '../../testing/render-page';
import { failed, holdAnswers, send, sendInEachTest, toasts } from '../../testing/sending';
import { NewsletterForm } from './newsletter-form';

jest.mock('../../components/toast/notify');
jest.mock('../email-service/client');
jest.mock('../email-service/send-message');

sendInEachTest();

const address = 'sanne@example.com';

const { newsletter: words, forms } = readWords('es').common;

const fieldNamed = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** The form is the same in every language; browser tests send it in each. */
const open = () => {
  renderPage(<NewsletterForm id="field" label="Address" />, { language: 'es' });
  return {
    field: fieldNamed('Address'),
    button: screen.getByRole('button', { name: words.submit }),
  };
};

it('is busy while it is being sent, once, and then offers the mail client if that failed', async () => {
  const answer = holdAnswers();
  const { field, button } = open();
  expect(field).toHaveAttribute('autocomplete', 'email');
  await fill(field, address);
  // Both in the same moment, before the button can be disabled.
  await act(async () => {
    button.click();
    button.click();
  });

  const { email, forms: record } = readSite();
  const { message, subject } = record.newsletter;
  expect(send.mock.calls.map(([fields]) => fields)).toEqual([
    { from_email: address, message, subject },
  ]);
  expect(field).toBeDisabled();
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByLabelText(forms.sending)).toBeInTheDocument();

  await answer(failed('offline'));
  expect(field).toBeEnabled();
  expect(field).toHaveFocus();
  expect(field).toHaveValue(address);
  expect(toasts).toHaveBeenCalledTimes(1);
  const [notice] = toasts.mock.lastCall ?? [];
  expect(notice).toMatchObject({
    kind: 'error',
    title: forms.error,
    lines: [words.failure, forms.offline],
    action: { label: forms.mailInstead },
  });
  const link = new URL(notice?.action?.href ?? '');
  expect(decodeURIComponent(link.pathname)).toBe(email);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    subject,
    body: `${message}\r\n\r\n${address}`,
  });
});

it('shows errors also in the form, however late the toasts are, and does not announce them twice', async () => {
  toasts.mockReturnValueOnce(new Promise(() => undefined));
  const { field, button } = open();
  await userEvent.click(button);
  expectError(field, words.empty);
  expect(field).toHaveFocus();
  expect(toasts.mock.lastCall?.[0].lines).toEqual([words.empty]);

  await userEvent.type(field, 'sanne@');
  await userEvent.click(button);
  expectError(field, words.invalid);

  send.mockResolvedValueOnce(failed('network'));
  await userEvent.type(field, 'example.com');
  expectError(field);
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(field).toBeValid();
  expect(field).toHaveAccessibleDescription(words.failure);
  const link = screen.getByRole('link', { name: forms.mailInstead });
  expect(link).toHaveAttribute('href', toasts.mock.lastCall?.[0].action?.href);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await userEvent.click(button);
  expect(screen.queryByText(words.failure)).not.toBeInTheDocument();
});

it.each(['\u00a0sanne@example.com', 'sanne@example.com\u200b', '\ufeffsanne@example.com\u200e'])(
  'sends the address alone when invisible characters were pasted with it',
  async (pasted) => {
    const { field, button } = open();
    await fill(field, pasted);
    await userEvent.click(button);
    expect(send.mock.lastCall?.[0].from_email).toBe('sanne@example.com');
    expect(field).toHaveValue('');
    expect(sessionStorage.getItem('field')).toBe('{"from_email":""}');
  },
);

it('keeps what was typed after a navigation, for each field its own, until it is sent', async () => {
  const both = (
    <>
      <NewsletterForm id="field" label="Address" />
      <NewsletterForm id="other" label="Other" />
    </>
  );
  renderPage(both);
  await fill(fieldNamed('Address'), address);
  await fill(fieldNamed('Other'), 'mila@example.com');
  cleanup();

  renderPage(both, { language: 'nl' });
  expect(fieldNamed('Address')).toHaveValue(address);
  expect(fieldNamed('Other')).toHaveValue('mila@example.com');
  await userEvent.type(fieldNamed('Address'), '{Enter}');
  expect(fieldNamed('Address')).toHaveValue('');
  expect(fieldNamed('Other')).toHaveValue('mila@example.com');
});

it('thanks a robot, which ticks every box, and sends nothing', async () => {
  const { field, button } = open();
  await fill(field, 'robot@example.com');
  await userEvent.click(document.querySelector('input[type="checkbox"]') as Element);
  await userEvent.click(button);
  expect(toasts.mock.lastCall?.[0].lines).toEqual([words.success]);
  expect(send).not.toHaveBeenCalled();
});
