import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../i18n/languages';
import { fill } from '../../testing/dom';
import { deferAnswers, failed, mockEmailForEachTest, send, sent } from '../../testing/mock-email';
import { renderPage } from '../../testing/render-page';
import { ContactForm } from './contact-form';

jest.mock('../../components/toast/toast-provider');
jest.mock('../email-service/client');
jest.mock('../email-service/send-message');

mockEmailForEachTest();

afterEach(() => jest.restoreAllMocks());

const typed = {
  from_name: '"; {}\\',
  from_email: 'sanne@example.com',
  company: 'Harbour',
  service: 'digital-marketing',
  message: '<b>שלום</b> 🌊\nwith a second line',
};

const empty = {
  from_name: '',
  from_email: '',
  company: '',
  service: 'web-development',
  message: '',
};

const storeDraft = (draft = JSON.stringify(typed)) =>
  sessionStorage.setItem('contact-draft', draft);
const storedDraft = () => JSON.parse(sessionStorage.getItem('contact-draft') ?? 'null');

const open = (
  language: Language = 'en',
  page = 'home',
  beforeHydration?: (page: HTMLElement) => void,
) => renderPage(<ContactForm />, { language, page, beforeHydration });

const control = (name: string) =>
  document.querySelector(`form [name="${name}"]`) as HTMLInputElement;
const shown = () =>
  Object.fromEntries(Object.keys(typed).map((name) => [name, control(name).value]));
const submit = () => userEvent.click(screen.getByRole('button'));

/** Sends the draft, and opens the form of another page before the service answers. */
const sendAndLeave = async () => {
  const answer = deferAnswers();
  storeDraft();
  const first = open();
  await submit();
  first.unmount();
  open('nl', 'contact');
  return answer;
};

describe('the draft of the contact form', () => {
  it('comes back on another page', () => {
    storeDraft();
    open('nl', 'contact');
    expect(shown()).toEqual(typed);
  });

  it.each(['{', 'null', '[]', '{"message":null}'])('is ignored where it is broken: %s', (draft) => {
    storeDraft(draft);
    open();
    expect(shown()).toEqual(empty);
  });

  it('falls back to the default service where the page does not offer the chosen one', () => {
    storeDraft();
    open('es', 'contact');
    expect(shown()).toEqual({ ...typed, service: 'web-development' });
  });

  it('keeps what a password manager filled in without an event', async () => {
    send.mockResolvedValue(failed('network'));
    storeDraft();
    open();
    control('company').value = 'Filled in silently';
    await submit();
    expect(storedDraft()).toEqual({ ...typed, company: 'Filled in silently' });
  });

  it('is removed when its message was sent, also after a navigation', async () => {
    const answer = await sendAndLeave();
    await answer(sent);
    expect(shown()).toEqual(empty);
    expect(storedDraft()).toEqual(empty);
  });

  it('stays when it was edited after the message was sent', async () => {
    const answer = await sendAndLeave();
    await userEvent.type(control('company'), ' & Sons');
    await answer(sent);
    expect(shown()).toEqual({ ...typed, company: 'Harbour & Sons' });
    expect(storedDraft()).toEqual({ ...typed, company: 'Harbour & Sons' });
  });

  it('loses invisible characters at both ends when it is sent', async () => {
    storeDraft(
      JSON.stringify({
        ...typed,
        from_email: '\u200bsanne@example.com\u00a0',
        message: 'Hello\n\n',
      }),
    );
    open();
    await submit();
    expect(send.mock.lastCall?.[0]).toMatchObject({
      from_email: 'sanne@example.com',
      message: 'Hello',
    });
  });

  it('is not kept where the browser forbids storage, but the form works', async () => {
    for (const method of ['getItem', 'setItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Blocked', 'SecurityError');
      });
    open();
    for (const name of ['from_name', 'from_email', 'message'])
      await fill(control(name), 'sanne@example.com');
    await submit();
    expect(send).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual(empty);
  });

  it('comes back after hydration, without a mismatch', () => {
    storeDraft();
    open('en', 'home', () => expect(shown()).toEqual(empty));
    expect(shown()).toEqual(typed);
  });

  it('leaves alone what is typed before hydration', () => {
    open('es', 'home', () => {
      control('message').value = 'First words';
      control('service').value = 'other';
    });
    expect(shown()).toEqual({ ...empty, message: 'First words', service: 'other' });
  });
});

it('leaves validation to the browser until React is ready', () => {
  open('en', 'home', () => expect(document.querySelector('form')?.noValidate).toBe(false));
  expect(document.querySelector('form')?.noValidate).toBe(true);
});
