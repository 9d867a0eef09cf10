import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../i18n/languages';
import { readSite } from '../../testing/content';
import { expectError } from '../../testing/dom/expect-error';
import { fill } from '../../testing/dom/fill';
import { sendLimits } from '../../testing/layout-content';
import { openAndFillIn, openContactForm } from '../../testing/open-contact-form';
import { client, failed, holdAnswers, send, sendInEachTest, toasts } from '../../testing/sending';
import type { ServiceChoice } from './service-choices';

jest.mock('../../components/toast/notify');
jest.mock('../email-service/client');
jest.mock('../email-service/send-message');

sendInEachTest();

it('has placeholders, and requires name, email and message only, without a limit', () => {
  const { form, name, email, company, service, message } = openContactForm();

  for (const field of [name, email, message]) expect(field).toBeRequired();
  for (const field of [company, service]) expect(field).not.toBeRequired();
  for (const [field, placeholder, filledInByBrowser] of [
    [name, form.namePlaceholder, 'name'],
    [email, form.emailPlaceholder, 'email'],
    [company, form.companyPlaceholder, 'organization'],
    [message, form.messagePlaceholder, null],
  ] as const) {
    expect(field).toHaveAttribute('placeholder', placeholder);
    expect(field.getAttribute('autocomplete')).toBe(filledInByBrowser);
    expect(field).not.toHaveAttribute('maxlength');
  }
  expect(screen.getByText(form.note)).toBeVisible();
});

const standard: ServiceChoice[] = [
  'web-development',
  'digital-marketing',
  'creative-content',
  'brand-development',
  'other',
];

it.each<[string, Language, ServiceChoice[], rows: number]>([
  ['contact', 'nl', standard, 5],
  ['home', 'es', standard, 5],
  ['contact', 'es', ['web-development', 'app-development', 'ui-design', 'seo'], 4],
])('offers the services of the page %s in %s', (page, language, options, rows) => {
  const { services, service, message } = openContactForm(page, language);

  const offered = within(service).getAllByRole<HTMLOptionElement>('option');
  expect(offered.map(({ value, text }) => [value, text])).toEqual(
    options.map((option) => [option, services[option]]),
  );
  expect(service).toHaveValue('web-development');
  expect(message).toHaveAttribute('rows', `${rows}`);
});

it('shows errors at their fields when it is to be sent, each until it is fixed, and sends nothing', async () => {
  const { form, name, email, company, message, button } = openContactForm();
  await userEvent.type(email, 'sanne');
  await userEvent.type(name, ' ');
  expectError(email);

  await userEvent.clear(email);
  await userEvent.click(button);
  expectError(name, form.nameMissing);
  expectError(email, form.emailMissing);
  expectError(company);
  expectError(message, form.messageMissing);
  expect(name).toHaveFocus();

  await userEvent.type(name, 'S');
  expectError(name);
  expectError(email, form.emailMissing);
  await userEvent.type(email, 'sanne@');
  expectError(email, form.emailInvalid);

  await userEvent.click(button);
  expect(email).toHaveFocus();
  await userEvent.type(email, 'example.com');
  expectError(email);
  expect(send).not.toHaveBeenCalled();
  expect(toasts).not.toHaveBeenCalled();
});

it('is busy while a message is being sent, sends it once, and accepts nothing that would not be sent', async () => {
  const answer = holdAnswers();
  const { form, shared, name, message, button } = await openAndFillIn();
  button.focus();
  // Both in the same moment, before the button can be disabled.
  await act(async () => {
    button.click();
    button.click();
  });
  await userEvent.type(message, ' and more');
  await userEvent.type(name, ' and others{Enter}');

  expect(send).toHaveBeenCalledTimes(1);
  expect(message).toHaveValue('A shop');
  expect(name).toHaveValue('Sanne de Wit');
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAccessibleName(shared.sending);
  expect(button).toHaveTextContent(form.submit);

  await answer(failed('timeout'));
  // The visitor has moved on.
  expect(name).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'false');
  expect(button).toHaveAccessibleName(form.submit);
  await userEvent.type(message, ' and more');
  expect(message).toHaveValue('A shop and more');
});

it('asks before leaving while a message is being sent, and only then', async () => {
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const answer = holdAnswers();
  const { button } = await openAndFillIn();
  expect(isAsked()).toBe(false);
  await userEvent.click(button);
  expect(isAsked()).toBe(true);
  await answer(failed('network'));
  expect(isAsked()).toBe(false);
  await userEvent.click(button);
  expect(isAsked()).toBe(true);
  await answer({ outcome: 'sent' }, 1);
  expect(isAsked()).toBe(false);
});

it('sends within the limits of the content, and reports results in the form when no toast can be shown', async () => {
  toasts.mockResolvedValue(false);
  send.mockResolvedValueOnce(failed('refused'));
  const { form, shared, message, button } = await openAndFillIn();
  await userEvent.click(button);
  const limits = expect.objectContaining(sendLimits);
  expect(client).toHaveBeenCalledWith(limits);
  expect(send).toHaveBeenCalledWith(expect.anything(), limits);
  expect(await screen.findByRole('alert')).toHaveTextContent(form.failure);
  expect(screen.getByRole('alert')).not.toHaveTextContent(shared.offline);
  expect(screen.getByRole('link', { name: shared.mailInstead })).toBeVisible();
  expect(message).toHaveValue('A shop');

  await userEvent.click(button);
  for (const sentence of [form.success, form.successHome])
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('alert')).not.toHaveTextContent(form.failure);
});

describe('after a failure', () => {
  it('the mail client has everything as it was typed and sent, and the focus stays', async () => {
    send.mockResolvedValue(failed('unavailable'));
    const typed = {
      from_name: 'Sanne 🏄🏽‍♀️ سارة <b>{{name}}</b> $t(form.name) $& ${x}',
      from_email: 'sanne+a@example.com',
      company: 'Harbour',
      service: 'brand-development',
      message: 'שלום \u202eעולם\u202c\n\n\t<script>alert("1")</script> &amp; \'`{{message}} %0D%0A',
    };
    const opened = await openAndFillIn(typed.from_name, typed.message);
    const { form, services, shared, name, company, service } = opened;
    await fill(company, typed.company);
    await userEvent.selectOptions(service, typed.service);
    await userEvent.type(name, '{Enter}');

    const [fields] = send.mock.lastCall ?? [];
    expect(fields).toEqual(typed);
    expect(Object.keys(fields ?? {})).toEqual(Object.keys(typed));
    expect(name).toHaveFocus();
    for (const field of [name, opened.email, opened.message]) expectError(field);

    const [notice] = toasts.mock.lastCall ?? [];
    expect(notice).toMatchObject({
      kind: 'error',
      title: shared.error,
      lines: [form.failure],
      action: { label: shared.mailInstead },
    });
    expect(JSON.stringify(notice)).not.toContain('of the service');
    // Mail clients read it as a plus, not as a space.
    expect(notice?.action?.href).not.toContain('+');
    const link = new URL(notice?.action?.href ?? '');
    expect(decodeURIComponent(link.pathname)).toBe(readSite().email);
    expect(link.searchParams.get('subject')).toBe(
      form.subject.replace('{{name}}', () => typed.from_name),
    );
    const lines = [
      `${form.name}: ${typed.from_name}`,
      `${form.email}: ${typed.from_email}`,
      `${form.company}: ${typed.company}`,
      `${form.service}: ${services['brand-development']}`,
      '',
      `${form.message}:`,
      ...typed.message.split('\n'),
    ];
    expect(link.searchParams.get('body')).toBe(lines.join('\r\n'));
  });

  it.each([
    ['message', 'Sanne', 'x'.repeat(60_000)],
    ['name', 'x'.repeat(60_000), 'Hallo'],
  ])('reports a %s that is too long, which the mail link omits', async (what, name, text) => {
    send.mockResolvedValue(failed('too-large'));
    const { form, shared, message, button } = await openAndFillIn(name, text);
    await userEvent.click(button);

    const { lines, action } = toasts.mock.lastCall?.[0] ?? {};
    expect(lines).toEqual([shared.tooLarge, shared.blankMail]);
    const link = new URL(action?.href ?? '').searchParams;
    expect(link.get('body')).toBe('');
    const subject = what === 'name' ? '' : form.subject.replace('{{name}}', name);
    expect(link.get('subject')).toBe(subject);
    expect(action?.href.length).toBeLessThan(300);
    expect(message).toHaveValue(text);
  });

  /** Sends a message that fails, and returns where the form's mail link leads. */
  const linkFor = async (text: string) => {
    send.mockResolvedValue(failed('network'));
    const { form, shared, message, button } = await openAndFillIn('Sanne', text);
    await userEvent.click(button);
    const link = screen.getByRole('link', { name: shared.mailInstead }).getAttribute('href') ?? '';
    const copyButton = screen.queryByRole('button', { name: shared.copyMessage });
    return { link, copyButton, form, shared, message, button };
  };

  const long = 'Grüße! '.repeat(300).trim();
  const wholeLong = [
    'Naam: Sanne',
    'E-mail: sanne+a@example.com',
    'Bedrijf: ',
    'Dienst: Webontwikkeling',
    '',
    'Bericht:',
    long,
  ].join('\n');

  it('the mail link has the message up to 2,000 characters, and only its subject above', async () => {
    const { link: short, copyButton } = await linkFor('x');
    expect(copyButton).not.toBeInTheDocument();
    cleanup();
    sessionStorage.clear();

    const fitting = 'x'.repeat(2001 - short.length);
    const { link: longest } = await linkFor(fitting);
    expect(longest).toHaveLength(2000);
    expect(longest).toContain(fitting);
    cleanup();
    sessionStorage.clear();

    const { link, form, shared } = await linkFor(`${fitting}x`);
    const { subject, body } = Object.fromEntries(new URL(link).searchParams);
    expect(subject).toBe(form.subject.replace('{{name}}', 'Sanne'));
    expect(body).toBe('');
    expect(toasts.mock.lastCall?.[0]).toMatchObject({
      lines: [form.failure, shared.blankMail],
      action: { href: link },
    });
    expect(screen.getByText(shared.blankMail)).toBeVisible();
  });

  it('a button copies a message that is too long for the mail link, and says so', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    const { copyButton, shared, message } = await linkFor(long);
    await userEvent.click(copyButton as HTMLElement);
    expect(writeText.mock.calls).toEqual([[wholeLong]]);
    expect(screen.getByText(shared.messageCopied)).toHaveAttribute('role', 'status');
    expect(message).toHaveValue(long);
  });

  it.each([
    ['refuses to copy', { writeText: () => Promise.reject(new Error('refused')) }],
    ['has no clipboard', undefined],
  ])('a browser that %s shows the message selected, to copy by hand', async (_what, clipboard) => {
    Object.assign(navigator, { clipboard });
    const { copyButton, shared, message, button } = await linkFor(long);
    await userEvent.click(copyButton as HTMLElement);
    const shown = screen.getByLabelText<HTMLTextAreaElement>(shared.copyByHand);
    expect(shown).toHaveFocus();
    expect(shown).toHaveValue(wholeLong);
    expect(shown.selectionEnd - shown.selectionStart).toBe(wholeLong.length);

    // It is no field of the form, which the draft would keep.
    await userEvent.click(button);
    const draft = JSON.parse(sessionStorage.getItem('contact-draft') ?? '{}');
    const names = ['from_name', 'from_email', 'company', 'service', 'message'];
    expect(Object.keys(draft)).toEqual(names);
    expect(message).toHaveValue(long);
  });

  it('it stays in the form when the toast has gone, until something else is typed', async () => {
    send.mockResolvedValue(failed('offline'));
    const { form, shared, message, button } = await openAndFillIn();
    await userEvent.click(button);

    for (const sentence of [form.failure, shared.offline])
      expect(await screen.findByText(sentence)).toBeVisible();
    // The toast has announced it; a screen reader does not hear it twice.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: shared.mailInstead });
    expect(link).toHaveAttribute('href', toasts.mock.lastCall?.[0].action?.href);

    // Its mail holds what was typed before.
    await userEvent.type(message, ' and more');
    expect(link).not.toBeInTheDocument();
  });
});
