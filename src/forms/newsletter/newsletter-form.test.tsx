import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../i18n/languages';
import { readSite, readWords } from '../../testing/content';
import { fill } from '../../testing/fill';
import { renderPage } from '../../testing/render-page';
import { failed, holdAnswers, send, sendInEachTest, sent, toasts } from '../../testing/sending';
import { NewsletterForm } from './newsletter-form';

jest.mock('../../components/toast/notify');
jest.mock('../email-service/client');
jest.mock('../email-service/send-message');

sendInEachTest();

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
  it('offers the mail client when sending fails, and keeps the focus', async () => {
    send.mockResolvedValue(failed('offline'));
    const { words, field } = open();
    await fill(field, address);
    await userEvent.keyboard('{Enter}');

    expect(field).toHaveFocus();
    const [notice] = toasts.mock.lastCall ?? [];
    expect(notice).toMatchObject({
      kind: 'error',
      title: words.forms.error,
      lines: [words.newsletter.failure, words.forms.offline],
      action: { label: words.forms.mailInstead },
    });
    expect(JSON.stringify(notice)).not.toContain('of the service');
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

    send.mockResolvedValue(failed('network'));
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

    send.mockResolvedValue(sent);
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
});

it('is busy while the message is being sent, and sends exactly its fields once', async () => {
  const answer = holdAnswers();
  const { words, field, button } = open();
  await fill(field, address);
  await userEvent.dblClick(button);

  expect(send.mock.calls.map(([fields]) => fields)).toEqual([{ from_email: address, ...order }]);
  expect(field).toBeDisabled();
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByLabelText(words.forms.sending)).toBeInTheDocument();

  await answer(sent);
  await waitFor(() => expect(field).toBeEnabled());
});

it('reports the failure in its own place when no toast can be shown', async () => {
  send.mockResolvedValue(failed('network'));
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
  expect(send).not.toHaveBeenCalled();
});
