import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../i18n/languages';
import { expectError, fill } from '../../testing/dom';
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
import { renderPage } from '../../testing/render-page';
import { ContactForm } from './contact-form';

jest.mock('../../components/toast/toast-provider');
jest.mock('../email-service/client');
jest.mock('../email-service/send-message');

mockEmailForEachTest();

const { contact, common } = translations();
const texts = contact.form;

const openForm = (page = 'home', language: Language = 'en') => {
  renderPage(<ContactForm />, { language, page });
  const { form } = translations(language).contact;
  return {
    name: screen.getByLabelText(form.name),
    email: screen.getByLabelText(form.email),
    company: screen.getByLabelText(`${form.company} ${form.optional}`),
    service: screen.getByLabelText(form.service),
    message: screen.getByLabelText(form.message),
    button: screen.getByRole('button', { name: form.submit }),
  };
};

const openAndFillIn = async (name = 'Sanne de Wit', message = 'A shop') => {
  const opened = openForm();
  await fill(opened.name, name);
  await fill(opened.email, 'sanne+a@example.com');
  await fill(opened.message, message);
  return opened;
};

const openAndSubmit = async (name?: string, message?: string) => {
  const opened = await openAndFillIn(name, message);
  await userEvent.click(opened.button);
  return opened;
};

/** The link that opens the message in the visitor's own mail client. */
const mailLink = () =>
  new URL(screen.getByRole('link', { name: common.forms.mailInstead }).getAttribute('href') ?? '');

describe('the contact form', () => {
  it('requires name, email and message only', () => {
    const { name, email, company, service, message } = openForm();
    for (const field of [name, email, message]) expect(field).toBeRequired();
    for (const field of [company, service]) expect(field).not.toBeRequired();
  });

  it('lets the browser fill in name, email and company', () => {
    const { name, email, company } = openForm();
    expect(name).toHaveAttribute('autocomplete', 'name');
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(company).toHaveAttribute('autocomplete', 'organization');
  });

  const standard = [
    'web-development',
    'digital-marketing',
    'creative-content',
    'brand-development',
    'other',
  ];
  it.each<[string, Language, string[], string]>([
    ['contact', 'nl', standard, '5'],
    ['home', 'es', standard, '5'],
    ['contact', 'es', ['web-development', 'app-development', 'ui-design', 'seo'], '4'],
  ])('offers the services of the %s page in %s', (page, language, services, rows) => {
    const { service, message } = openForm(page, language);
    const options = within(service).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual(services);
    expect(service).toHaveValue('web-development');
    expect(message).toHaveAttribute('rows', rows);
  });
});

describe('validation', () => {
  it('shows no errors before the form is submitted', async () => {
    const { email } = openForm();
    await userEvent.type(email, 'sanne{Tab}');
    expectError(email);
  });

  it('shows what is missing and focuses the first field, and sends nothing', async () => {
    const { name, email, company, message, button } = openForm();
    await userEvent.type(name, ' ');
    await userEvent.click(button);
    expectError(name, texts.nameMissing);
    expectError(email, texts.emailMissing);
    expectError(company);
    expectError(message, texts.messageMissing);
    expect(name).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
    expect(toasts).not.toHaveBeenCalled();
  });

  it('removes an error as soon as it is fixed, and keeps the others', async () => {
    const { name, email, button } = openForm();
    await userEvent.click(button);
    await userEvent.type(name, 'S');
    expectError(name);
    expectError(email, texts.emailMissing);
  });

  it('rejects an incomplete address until it is complete', async () => {
    const { email, button } = await openAndFillIn();
    await userEvent.clear(email);
    await userEvent.type(email, 'sanne@');
    await userEvent.click(button);
    expectError(email, texts.emailInvalid);
    expect(email).toHaveFocus();
    await userEvent.type(email, 'example.com');
    expectError(email);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a message that is being sent', () => {
  it('is sent once, also after a double click', async () => {
    const answer = deferAnswers();
    const { button } = await openAndFillIn();
    // Both before React can disable the button.
    await act(async () => {
      button.click();
      button.click();
    });
    expect(send).toHaveBeenCalledTimes(1);
    await answer(sent);
  });

  it('is announced on the button', async () => {
    const answer = deferAnswers();
    const { button } = await openAndSubmit();
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAccessibleName(common.forms.sending);
    await answer(failed('timeout'));
    expect(button).toHaveAttribute('aria-busy', 'false');
    expect(button).toHaveAccessibleName(texts.submit);
  });

  it('cannot be edited', async () => {
    const answer = deferAnswers();
    const { message } = await openAndSubmit();
    await userEvent.type(message, ' and more');
    expect(message).toHaveValue('A shop');
    await answer(failed('timeout'));
    await userEvent.type(message, ' and more');
    expect(message).toHaveValue('A shop and more');
  });

  it('gives the focus back to the button, unless the visitor has moved on', async () => {
    const answer = deferAnswers();
    const { button, name } = await openAndSubmit();
    await answer(failed('timeout'));
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(name);
    await answer(failed('timeout'), 1);
    expect(name).toHaveFocus();
  });

  it('makes the browser ask before the visitor leaves', async () => {
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const answer = deferAnswers();
    const { button } = await openAndFillIn();
    expect(isAsked()).toBe(false);
    await userEvent.click(button);
    expect(isAsked()).toBe(true);
    await answer(sent);
    expect(isAsked()).toBe(false);
  });
});

describe('the service of a link', () => {
  beforeEach(() => history.replaceState(null, '', '/en/contact?service=other&title=RAG+Systems'));
  afterEach(() => history.replaceState(null, '', '/'));

  const named = /^RAG Systems \(/;

  it('is named in its option and in the message', async () => {
    const { service, button } = await openAndFillIn();
    expect(within(service).getByRole('option', { name: named })).toHaveProperty('selected', true);
    await userEvent.click(button);
    expect(send.mock.lastCall?.[0]).toMatchObject({ service: 'other: RAG Systems' });
  });

  it('is not sent where another one is chosen', async () => {
    const { service, button } = await openAndFillIn();
    await userEvent.selectOptions(service, 'creative-content');
    await userEvent.click(button);
    expect(send.mock.lastCall?.[0]).toMatchObject({ service: 'creative-content' });
  });
});

describe('a message', () => {
  it('is sent within the limits of the site', async () => {
    await openAndSubmit();
    const limits = expect.objectContaining({ throttle: 5000, blockList: ['robot@example.com'] });
    expect(client).toHaveBeenCalledWith(limits);
    expect(send).toHaveBeenCalledWith(expect.anything(), limits);
  });

  it('is sent with its fields in their order, exactly as typed', async () => {
    const { company, service, button } = await openAndFillIn(
      'Sanne 🏄🏽‍♀️ سارة <b>{{name}}</b> ${x}',
      'שלום\n\n\t<script>alert("1")</script> &amp; %0D%0A',
    );
    await fill(company, 'Harbour');
    await userEvent.selectOptions(service, 'brand-development');
    await userEvent.click(button);
    expect(Object.entries(send.mock.lastCall?.[0] ?? {})).toEqual([
      ['from_name', 'Sanne 🏄🏽‍♀️ سارة <b>{{name}}</b> ${x}'],
      ['from_email', 'sanne+a@example.com'],
      ['company', 'Harbour'],
      ['service', 'brand-development'],
      ['message', 'שלום\n\n\t<script>alert("1")</script> &amp; %0D%0A'],
    ]);
  });
});

describe('after a success', () => {
  it.each([
    ['home', texts.successHome],
    ['contact', texts.successContact],
  ])('a toast thanks on the %s page, and the form is empty', async (page, success) => {
    const { name, email, message, button } = openForm(page);
    await fill(name, 'Sanne');
    await fill(email, 'sanne@example.com');
    await fill(message, 'A shop');
    await userEvent.click(button);
    expect(toasts.mock.lastCall?.[0]).toMatchObject({
      type: 'success',
      title: texts.success,
      lines: [success],
    });
    expect(message).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('the form thanks where no toast can be shown', async () => {
    toasts.mockResolvedValue(false);
    await openAndSubmit();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(texts.success);
    expect(alert).toHaveTextContent(texts.successHome);
  });
});

describe('after a failure', () => {
  beforeEach(() => send.mockResolvedValue(failed('unavailable')));

  it('a toast says so and offers the mail client, without the service’s own text', async () => {
    await openAndSubmit();
    const [toast] = toasts.mock.lastCall ?? [];
    expect(toast).toMatchObject({
      type: 'error',
      title: common.forms.error,
      lines: [texts.failure],
      action: { label: common.forms.mailInstead, href: mailLink().href },
    });
    expect(JSON.stringify(toast)).not.toContain('of the service');
  });

  it('the text stays, and no field is marked as invalid', async () => {
    const { name, email, message } = await openAndSubmit();
    expect(message).toHaveValue('A shop');
    for (const field of [name, email, message]) expectError(field);
  });

  it('the mail link has the whole message', async () => {
    const { company, button } = await openAndFillIn('Sanne & Mila', 'One shop\nand a café');
    await fill(company, 'Harbour');
    await userEvent.click(button);
    expect(mailLink().pathname).toBe('hello@harbour.example');
    expect(mailLink().searchParams.get('subject')).toContain('Sanne & Mila');
    const body = mailLink().searchParams.get('body');
    for (const text of [
      `${texts.name}: Sanne & Mila\r\n`,
      `${texts.email}: sanne+a@example.com\r\n`,
      `${texts.company}: Harbour\r\n`,
      `${texts.service}: ${contact.services['web-development']}\r\n`,
      `${texts.message}:\r\nOne shop\r\nand a café`,
    ])
      expect(body).toContain(text);
  });

  it('the form shows the same until something else is typed', async () => {
    send.mockResolvedValue(failed('offline'));
    const { message } = await openAndSubmit();
    expect(await screen.findByText(texts.failure)).toBeVisible();
    expect(screen.getByText(common.forms.offline)).toBeVisible();
    // The toast has announced it already.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(message, ' and more');
    expect(screen.queryByText(texts.failure)).not.toBeInTheDocument();
  });

  it('the form announces it where no toast can be shown', async () => {
    toasts.mockResolvedValue(false);
    await openAndSubmit();
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.failure);
  });

  it('a message that is too long is reported as such', async () => {
    send.mockResolvedValue(failed('too-large'));
    const { message } = await openAndSubmit('Sanne', 'x'.repeat(60_000));
    expect(toasts.mock.lastCall?.[0].lines).toEqual([
      common.forms.tooLarge,
      common.forms.blankMail,
    ]);
    expect(message).toHaveValue('x'.repeat(60_000));
  });
});

describe('a message that is too long for the mail link', () => {
  const long = 'Grüße! '.repeat(300).trim();
  const openAndFail = async () => {
    send.mockResolvedValue(failed('network'));
    const opened = await openAndSubmit('Sanne', long);
    return { ...opened, copy: screen.getByRole('button', { name: common.forms.copyMessage }) };
  };

  it('is announced as missing from the mail', async () => {
    await openAndFail();
    expect(mailLink().searchParams.get('subject')).toContain('Sanne');
    expect(mailLink().searchParams.get('body')).toBe('');
    expect(screen.getByText(common.forms.blankMail)).toBeVisible();
  });

  it('is copied by a button, which says so', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    const { copy, message } = await openAndFail();
    await userEvent.click(copy);
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining(long));
    expect(screen.getByText(common.forms.messageCopied)).toHaveAttribute('role', 'status');
    expect(message).toHaveValue(long);
  });

  it.each([
    ['refuses to copy', { writeText: () => Promise.reject(new Error('refused')) }],
    ['has no clipboard', undefined],
  ])('is shown selected where the browser %s', async (_what, clipboard) => {
    Object.assign(navigator, { clipboard });
    const { copy } = await openAndFail();
    await userEvent.click(copy);
    const shown = screen.getByLabelText<HTMLTextAreaElement>(common.forms.copyByHand);
    expect(shown).toHaveFocus();
    expect(shown.value).toContain(long);
    expect(shown.selectionEnd - shown.selectionStart).toBe(shown.value.length);
  });
});
