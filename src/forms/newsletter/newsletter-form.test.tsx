import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '../../components/toast/notify';
import type { Language } from '../../i18n/languages';
import { readSite, readWords } from '../../testing/content';
import { fill } from '../../testing/fill';
import { renderPage } from '../../testing/render-page';
import { NewsletterForm } from './newsletter-form';
import { sendMessage } from '../email-service/send-message';

jest.mock('../../components/toast/notify');
jest.mock('../email-service/client');
jest.mock('../email-service/send-message');

const sent = jest.mocked(sendMessage);
const toasts = jest.mocked(notify);

beforeEach(() => {
  sessionStorage.clear();
  jest.resetAllMocks();
  sent.mockResolvedValue({ outcome: 'sent' });
  toasts.mockResolvedValue(true);
  jest.requireMock('../email-service/client').loadClient.mockResolvedValue(jest.fn());
});

const address = 'sanne@example.com';

/** The form is the same in every language; browser tests send it in each. */
const open = (language: Language = 'es') => {
  renderPage(<NewsletterForm id="field" label="Address" />, { language });
  const words = readWords(language).common;
  return {
    words,
    field: screen.getByLabelText<HTMLInputElement>('Address'),
    button: screen.getByRole('button', { name: words.newsletter.submit }),
  };
};

const { email: agency, forms } = readSite();
const { newsletter } = forms;
const order = { message: newsletter.message, subject: newsletter.subject };

describe('a sign-up', () => {
  it('requires an address before anything is sent', async () => {
    const { words, field, button } = open();
    await userEvent.click(button);
    expect(toasts).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'error', lines: [words.newsletter.empty] }),
    );
    for (const wrong of ['sanne', 'sanne@', 'sanne@example', '@.']) {
      await userEvent.clear(field);
      await fill(field, wrong);
      await userEvent.click(button);
      expect(toasts).toHaveBeenLastCalledWith(
        expect.objectContaining({ kind: 'error', lines: [words.newsletter.invalid] }),
      );
    }
    expect(sent).not.toHaveBeenCalled();
  });

  it('signs up, reports it and clears the field', async () => {
    const { words, field, button } = open();
    await fill(field, address);
    await userEvent.click(button);

    expect(sent.mock.calls[0]?.[0]).toEqual({ from_email: address, ...order });
    expect(Object.keys(sent.mock.calls[0]?.[0] ?? {})).toEqual([
      'from_email',
      'message',
      'subject',
    ]);
    expect(toasts).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: 'success',
        title: words.forms.success,
        lines: [words.newsletter.success],
      }),
    );
    expect(field).toHaveValue('');
  });

  it('keeps the address when sending fails, and offers the mail client', async () => {
    sent.mockResolvedValue({ outcome: 'failed', reason: 'offline', status: 0, text: 'secret' });
    const { words, field } = open();
    await fill(field, address);
    await userEvent.keyboard('{Enter}');

    expect(field).toHaveValue(address);
    expect(field).toBeEnabled();
    expect(field).toHaveFocus();
    const [notice] = toasts.mock.lastCall ?? [];
    expect(notice).toMatchObject({
      kind: 'error',
      title: words.forms.error,
      lines: [words.newsletter.failure, words.forms.offline],
      action: { label: words.forms.mailInstead },
    });
    expect(JSON.stringify(notice)).not.toContain('secret');
    const link = new URL(notice?.action?.href ?? '');
    expect(link.pathname).toBe(agency);
    expect(link.searchParams.get('subject')).toBe(newsletter.subject);
    expect(link.searchParams.get('body')).toContain(address);
  });

  it('still shows the error when the toast has gone, and does not announce it twice', async () => {
    const { words, field, button } = open();
    await userEvent.type(field, 'sanne@');
    await userEvent.click(button);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(words.newsletter.invalid);

    sent.mockResolvedValue({ outcome: 'failed', reason: 'network', status: 0, text: '' });
    await userEvent.type(field, 'example.com');
    expect(field).toBeValid();
    expect(field).not.toHaveAccessibleDescription();
    await userEvent.click(button);
    expect(field).toBeValid();
    expect(field).toHaveAccessibleDescription(words.newsletter.failure);
    expect(screen.getByRole('link', { name: words.forms.mailInstead })).toHaveAttribute(
      'href',
      toasts.mock.lastCall?.[0].action?.href,
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    sent.mockResolvedValue({ outcome: 'sent' });
    await userEvent.click(button);
    expect(field).not.toHaveAccessibleDescription();
    expect(screen.queryByText(words.newsletter.failure)).not.toBeInTheDocument();
  });
});

describe('what was typed and not sent', () => {
  it('is still there after a navigation, for each field its own', async () => {
    const { field } = open();
    await fill(field, address);
    cleanup();
    renderPage(<NewsletterForm id="other" label="Other" />);
    expect(screen.getByLabelText('Other')).toHaveValue('');
    cleanup();
    expect(open('nl').field).toHaveValue(address);
  });

  /** Leaves the page while a sign-up is being sent. */
  const sendAndNavigate = async () => {
    let answer: (result: { outcome: 'sent' }) => void = () => undefined;
    sent.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { field, button } = open();
    await fill(field, address);
    await userEvent.click(button);
    cleanup();
    return { after: open('nl'), answer };
  };

  it('is forgotten once it was sent, also on the page that the visitor has opened meanwhile', async () => {
    const { after, answer } = await sendAndNavigate();
    expect(after.field).toHaveValue(address);
    await act(async () => answer({ outcome: 'sent' }));
    expect(after.field).toHaveValue('');
    cleanup();
    expect(open().field).toHaveValue('');
  });

  it('stays when something else was typed on that page meanwhile', async () => {
    const { after, answer } = await sendAndNavigate();
    await userEvent.type(after.field, '.au');
    await act(async () => answer({ outcome: 'sent' }));
    expect(after.field).toHaveValue('sanne@example.com.au');
    cleanup();
    expect(open().field).toHaveValue('sanne@example.com.au');
  });

  it('is sent where the browser forbids storage', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('', 'SecurityError');
      });
    const { field, button } = open();
    await fill(field, address);
    expect(field).toHaveValue(address);
    await userEvent.click(button);
    expect(field).toHaveValue('');
    jest.restoreAllMocks();
  });
});

it('is busy while the message is being sent, and sends it once', async () => {
  let answer: (result: { outcome: 'sent' }) => void = () => undefined;
  sent.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { words, field, button } = open();
  await fill(field, address);
  await userEvent.dblClick(button);

  expect(sent).toHaveBeenCalledTimes(1);
  expect(field).toBeDisabled();
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByLabelText(words.forms.sending)).toBeInTheDocument();

  await act(async () => answer({ outcome: 'sent' }));
  await waitFor(() => expect(field).toBeEnabled());
});

it('reports the failure in its own place when no toast can be shown', async () => {
  sent.mockResolvedValue({ outcome: 'failed', reason: 'network', status: 0, text: '' });
  toasts.mockResolvedValue(false);
  const { words, field, button } = open();
  await fill(field, address);
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(words.newsletter.failure);
  expect(field).toHaveValue(address);
});

it('shows an error immediately, however late the script of the toasts is', async () => {
  toasts.mockReturnValue(new Promise(() => undefined));
  const { words, field, button } = open();
  await userEvent.click(button);
  expect(field).toHaveAccessibleDescription(words.newsletter.empty);
});

it('reports in its own place that it was sent when no toast can be shown', async () => {
  toasts.mockResolvedValue(false);
  const { words, field, button } = open();
  await fill(field, address);
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(words.newsletter.success);
});

it('sends nothing for a robot, which ticks every box', async () => {
  const { field, button } = open();
  await fill(field, 'robot@example.com');
  await userEvent.click(document.querySelector('input[type="checkbox"]') as Element);
  await userEvent.click(button);
  expect(sent).not.toHaveBeenCalled();
});
