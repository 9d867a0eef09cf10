import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../i18n/languages';
import { readSite, readWords } from '../../testing/content';
import { fill } from '../../testing/fill';
import { renderPage } from '../../testing/render-page';
import { failed, holdAnswers, send, sendInEachTest, sent, toasts } from '../../testing/sending';
import { ContactForm } from './contact-form';
import type { MessageFields } from '../email-service/client';
import { serviceChoices } from './service-choices';

jest.mock('../../components/toast/notify');
jest.mock('../email-service/client');
jest.mock('../email-service/send-message');

sendInEachTest();

/** The form is the same in every language; browser tests send it in each. */
const open = (page = 'home', language: Language = 'nl') => {
  const view = renderPage(<ContactForm />, {
    language,
    page,
  });
  const { contact, common } = readWords(language);
  const { form } = contact;
  const field = (name: keyof typeof form, remark = '') =>
    screen.getByLabelText(`${form[name]}${remark}`);
  return {
    ...view,
    form,
    services: contact.services,
    shared: common.forms,
    name: field('name'),
    email: field('email'),
    company: field('company', ` ${form.optional}`),
    service: field('service'),
    message: field('message'),
    button: screen.getByRole('button', { name: form.submit }),
  };
};

type Opened = ReturnType<typeof open>;

const fillIn = async (
  { name, email, message }: Opened,
  texts = { name: 'Sanne de Wit', email: 'sanne@example.com', message: 'A shop' },
) => {
  await fill(name, texts.name);
  await fill(email, texts.email);
  await fill(message, texts.message);
};

/** Fills in the form and sends it. */
const openAndSend = async (texts?: Parameters<typeof fillIn>[1]) => {
  const opened = open();
  await fillIn(opened, texts);
  await userEvent.click(opened.button);
  return opened;
};

describe('the fields', () => {
  it('are labelled', () => {
    const { form, name, email, company, service, message, button } = open();

    expect(name).toHaveAttribute('name', 'from_name');
    expect(email).toHaveAttribute('name', 'from_email');
    expect(company).toHaveAttribute('name', 'company');
    expect(service).toHaveAttribute('name', 'service');
    expect(message).toHaveAttribute('name', 'message');
    expect(name).toHaveAttribute('placeholder', form.namePlaceholder);
    expect(email).toHaveAttribute('placeholder', form.emailPlaceholder);
    expect(company).toHaveAttribute('placeholder', form.companyPlaceholder);
    expect(message).toHaveAttribute('placeholder', form.messagePlaceholder);
    expect(screen.getByText(form.note)).toBeVisible();
    expect(button).toHaveAttribute('type', 'submit');
  });

  it('require name, email and message only, without a limit', () => {
    const { name, email, company, service, message } = open();

    for (const field of [name, email, message]) expect(field).toBeRequired();
    for (const field of [company, service]) expect(field).not.toBeRequired();
    for (const field of [name, email, company, message]) {
      expect(field).not.toHaveAttribute('maxlength');
      expect(field).toHaveAttribute('aria-invalid', 'false');
    }
    expect(email).toHaveAttribute('type', 'email');
  });

  it('let the browser fill in who the visitor is', () => {
    const { name, email, company } = open();

    expect(name).toHaveAttribute('autocomplete', 'name');
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(company).toHaveAttribute('autocomplete', 'organization');
  });

  it.each([
    ['home', 'en', 5],
    ['contact', 'nl', 5],
    ['home', 'es', 5],
    ['contact', 'es', 4],
  ] as const)('offer the services of the page %s in %s', (page, language, rows) => {
    const { services, service, message } = open(page, language);
    const { options } = serviceChoices(page, language);

    const offered = within(service).getAllByRole('option');
    expect(offered.map((option) => option.textContent)).toEqual(
      options.map((option) => services[option]),
    );
    expect(service).toHaveValue('web-development');
    expect(message).toHaveAttribute('rows', `${rows}`);
  });
});

describe('validation errors', () => {
  it('are at their fields, and nothing is sent', async () => {
    const { form, name, email, company, message, button } = open();
    await userEvent.click(button);

    expect(name).toHaveAccessibleDescription(form.nameMissing);
    expect(email).toHaveAccessibleDescription(form.emailMissing);
    expect(message).toHaveAccessibleDescription(form.messageMissing);
    for (const field of [name, email, message])
      expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(company).toHaveAttribute('aria-invalid', 'false');
    expect(name).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
    expect(toasts).not.toHaveBeenCalled();
  });

  it('are at the fields that have one, and at no others', async () => {
    const { form, name, email, message, button } = open();
    await userEvent.type(name, ' ');
    await fill(message, 'A shop');
    await userEvent.click(button);

    expect(name).toHaveAccessibleDescription(form.nameMissing);
    expect(email).toHaveAccessibleDescription(form.emailMissing);
    expect(message).toHaveAccessibleDescription('');
    expect(message).toHaveAttribute('aria-invalid', 'false');
    expect(send).not.toHaveBeenCalled();
  });

  it.each(['sanne', 'sanne@', '@example.com', 'two words@example.com'])(
    'include %s, which is no address',
    async (address) => {
      const opened = await openAndSend({ name: 'Sanne', email: address, message: 'A shop' });

      expect(opened.email).toHaveAccessibleDescription(opened.form.emailInvalid);
      expect(opened.email).toHaveFocus();
      expect(opened.email).toHaveValue(address);
      expect(opened.name).toHaveAttribute('aria-invalid', 'false');
      expect(opened.name).toHaveAccessibleDescription('');
      expect(send).not.toHaveBeenCalled();
    },
  );
});

it('takes spaces only for an empty value, and keeps them', async () => {
  const opened = await openAndSend({ name: '  \t ', email: 'sanne@example.com', message: ' \n ' });

  expect(opened.name).toHaveAccessibleDescription(opened.form.nameMissing);
  expect(opened.message).toHaveAccessibleDescription(opened.form.messageMissing);
  expect(opened.message).toHaveValue(' \n ');
  expect(send).not.toHaveBeenCalled();
});

it('removes an error once it is fixed, and no other', async () => {
  const { form, name, email, button } = open();
  await userEvent.click(button);
  await userEvent.type(name, 'S');
  expect(name).toHaveAttribute('aria-invalid', 'false');
  expect(name).toHaveAccessibleDescription('');
  expect(email).toHaveAccessibleDescription(form.emailMissing);

  await userEvent.type(email, 'sanne@');
  expect(email).toHaveAccessibleDescription(form.emailInvalid);
  await userEvent.type(email, 'example.com');
  expect(email).toHaveAttribute('aria-invalid', 'false');
  expect(screen.queryByText(form.emailInvalid)).not.toBeInTheDocument();
});

it('does not validate a field before sending', async () => {
  const { email, message } = open();
  await userEvent.type(email, 'sanne');
  await userEvent.click(message);
  expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

describe('while a message is being sent', () => {
  it('the form reports it and sends it once', async () => {
    const answer = holdAnswers();
    const opened = open();
    await fillIn(opened);
    // Both in the same moment, before the button can be disabled.
    await act(async () => {
      opened.button.click();
      opened.button.click();
    });
    await userEvent.type(opened.name, '{Enter}');

    expect(send).toHaveBeenCalledTimes(1);
    expect(opened.button).toBeDisabled();
    expect(opened.button).toHaveAttribute('aria-busy', 'true');
    expect(opened.button).toHaveAccessibleName(opened.shared.sending);
    expect(opened.button).toHaveTextContent(opened.form.submit);

    await answer(sent);
    expect(opened.button).toBeEnabled();
    expect(opened.button).toHaveAttribute('aria-busy', 'false');
    expect(opened.button).toHaveAccessibleName(opened.form.submit);
  });

  it('accepts nothing that would not be sent', async () => {
    const answer = holdAnswers();
    const opened = await openAndSend();
    await userEvent.type(opened.message, ' and more');
    await userEvent.type(opened.name, ' and others');
    expect(opened.message).toHaveValue('A shop');
    expect(opened.name).toHaveValue('Sanne de Wit');

    await answer(failed('timeout'));
    await userEvent.type(opened.message, ' and more');
    expect(opened.message).toHaveValue('A shop and more');
  });
});

it('reports in the form that the message was sent when no toast can be shown', async () => {
  toasts.mockResolvedValue(false);
  const opened = await openAndSend();

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(opened.form.success);
  expect(alert).toHaveTextContent(opened.form.successHome);
});

describe('after a failure', () => {
  it('the mail client has everything, and the focus stays', async () => {
    send.mockResolvedValue(failed('unavailable'));
    const opened = open();
    const { form, services, shared, name, email, company, service, message } = opened;
    await fillIn(opened);
    await fill(company, 'Harbour');
    await userEvent.selectOptions(service, 'brand-development');
    await userEvent.type(name, '{Enter}');

    expect(name).toHaveFocus();
    for (const field of [name, email, message])
      expect(field).toHaveAttribute('aria-invalid', 'false');

    const [notice] = toasts.mock.lastCall ?? [];
    expect(notice).toMatchObject({
      kind: 'error',
      title: shared.error,
      lines: [form.failure],
      action: { label: shared.mailInstead },
    });
    expect(JSON.stringify(notice)).not.toContain('of the service');
    const link = new URL(notice?.action?.href ?? '');
    expect(link.pathname).toBe(readSite().email);
    expect(link.searchParams.get('subject')).toBe(form.subject.replace('{{name}}', 'Sanne de Wit'));
    const body = link.searchParams.get('body');
    expect(body).toContain(`${form.name}: Sanne de Wit`);
    expect(body).toContain(`${form.email}: sanne@example.com`);
    expect(body).toContain(`${form.company}: Harbour`);
    expect(body).toContain(`${form.service}: ${services['brand-development']}`);
    expect(body).toContain(`${form.message}:\r\nA shop`);
  });

  it('returns the focus to the button, where it was', async () => {
    const answer = holdAnswers();
    const opened = await openAndSend();
    // Browsers take the focus from a button that is disabled; jsdom does not.
    act(() => {
      opened.name.focus();
      opened.name.blur();
    });
    expect(document.body).toHaveFocus();
    await answer(failed('network'));
    expect(opened.button).toHaveFocus();
  });

  it('a message that is too long is reported', async () => {
    send.mockResolvedValue(failed('too-large'));
    const long = 'x'.repeat(60_000);
    const opened = await openAndSend({ name: 'Sanne', email: 'sanne@example.com', message: long });

    expect(toasts.mock.lastCall?.[0].lines).toEqual([opened.shared.tooLarge]);
    const link = new URL(toasts.mock.lastCall?.[0].action?.href ?? '');
    expect(link.searchParams.get('subject')).not.toBe('');
    expect(link.searchParams.get('body')).toBe('');
    expect(opened.message).toHaveValue(long);
    expect(send.mock.calls[0]?.[0]).toMatchObject({ message: long });
  });

  it.each([
    ['offline', ['failure', 'offline'], 'tooLarge'],
    ['refused', ['failure'], 'offline'],
    ['too-large', ['tooLarge'], 'failure'],
  ] as const)(
    'it is reported in the form when no toast can be shown (%s)',
    async (reason, keys, other) => {
      send.mockResolvedValue(failed(reason));
      toasts.mockResolvedValue(false);
      const opened = await openAndSend();

      const alert = await screen.findByRole('alert');
      const words = { ...opened.shared, ...opened.form };
      for (const key of keys) expect(alert).toHaveTextContent(words[key]);
      expect(alert).not.toHaveTextContent(words[other]);
      expect(opened.message).toHaveValue('A shop');

      toasts.mockResolvedValue(true);
      await userEvent.click(opened.button);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('it stays in the form when the toast has gone', async () => {
    send.mockResolvedValue(failed('offline'));
    const opened = await openAndSend();

    for (const sentence of [opened.form.failure, opened.shared.offline])
      expect(await screen.findByText(sentence ?? '')).toBeVisible();
    // The toast has announced it; a screen reader does not hear it twice.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: opened.shared.mailInstead })).toHaveAttribute(
      'href',
      toasts.mock.lastCall?.[0].action?.href,
    );

    // Its mail holds what was typed before.
    await userEvent.type(opened.message, ' and more');
    expect(screen.queryByText(opened.form.failure)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: opened.shared.mailInstead })).toBeNull();
  });
});

it.each([
  ['plain words', 'Sanne', 'A shop'],
  ['emoji', 'Sanne 🌊🏄🏽‍♀️', '👩‍🚀✨'],
  ['writing from right to left', 'سارة', 'שלום \u202eעולם\u202c'],
  ['markup', '<b>Sanne</b>', '<script>alert("1")</script> &amp; \'quotes\' "double" `ticks`'],
  ['placeholders', '{{name}} $t(form.name) $& ${x}', '{{message}} %0D%0A'],
  ['spaces and lines', '  Sanne  ', '\n  one\n\n\ttwo  \n'],
  ['10,000 characters', 'x'.repeat(10_000), 'ñ '.repeat(5_000)],
])('sends %s exactly as typed', async (_, name, message) => {
  send.mockResolvedValue(failed('refused'));
  const opened = await openAndSend({ name, email: 'sanne+a@example.com', message });

  const expected: MessageFields = {
    from_name: name,
    from_email: 'sanne+a@example.com',
    company: '',
    service: 'web-development',
    message,
  };
  const [sent] = send.mock.lastCall ?? [];
  expect(sent).toEqual(expected);
  expect(Object.keys(sent ?? {})).toEqual(Object.keys(expected));

  const query = new URL(toasts.mock.lastCall?.[0].action?.href ?? '').search;
  const subject = /\?subject=([^&]*)&body=/.exec(query)?.[1] ?? '';
  expect(decodeURIComponent(subject)).toBe(opened.form.subject.replace('{{name}}', () => name));
});
