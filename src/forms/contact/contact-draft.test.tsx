import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../i18n/languages';
import { blockStorage } from '../../testing/dom/block-storage';
import { fill } from '../../testing/dom/fill';
import { renderPage } from '../../testing/render-page';
import { failed, holdAnswers, send, sendInEachTest, sent } from '../../testing/sending';
import { ContactForm } from './contact-form';

jest.mock('../../components/toast/notify');
jest.mock('../email-service/client');
jest.mock('../email-service/send-message');

sendInEachTest();

afterEach(() => jest.restoreAllMocks());

const key = 'contact-draft';

const typed = {
  from_name: '"; {}\\',
  from_email: 'sanne@example.com',
  company: 'Harbour',
  service: 'digital-marketing',
  message: '<b>שלום</b> 🌊\nwith a second line',
};

const writeDraft = (draft = JSON.stringify(typed)) => sessionStorage.setItem(key, draft);
const readDraft = () => JSON.parse(sessionStorage.getItem(key) ?? 'null');

const open = (
  language: Language = 'en',
  page = 'home',
  beforeHydration?: (page: HTMLElement) => void,
) => renderPage(<ContactForm />, { language, page, beforeHydration });

const control = (name: string) =>
  document.querySelector(`form [name="${name}"]`) as HTMLInputElement;
const shown = () =>
  Object.fromEntries(Object.keys(typed).map((name) => [name, control(name).value]));
const press = () => userEvent.click(screen.getByRole('button'));

const untouched = {
  from_name: '',
  from_email: '',
  company: '',
  service: 'web-development',
  message: '',
};

it.each(['{', 'null', '[]', '{"message":null}'])(
  'is not used when it is no draft: %s',
  (stored) => {
    writeDraft(stored);
    open();
    expect(shown()).toEqual(untouched);
  },
);

it('shows the default in place of a service that the page does not offer', () => {
  writeDraft();
  open('es', 'contact');
  expect(shown()).toEqual({ ...typed, service: 'web-development' });
});

it('keeps what a password manager wrote without an event', async () => {
  send.mockResolvedValue(failed('network'));
  writeDraft();
  open();
  control('company').value = 'Written silently';
  await press();
  expect(readDraft()).toEqual({ ...typed, company: 'Written silently' });
});

const changed = { ...typed, company: 'Harbour & Sons' };
it.each([
  ['empties the form there', '', untouched, untouched],
  ['leaves alone what was typed there', ' & Sons', changed, changed],
])(
  'when the visitor moves on to another page while the message is sent, %s',
  async (_what, more, inForm, kept) => {
    const answer = holdAnswers();
    writeDraft();
    const first = open();
    await press();
    first.unmount();
    open('nl', 'contact');
    expect(shown()).toEqual(typed);
    if (more) await userEvent.type(control('company'), more);
    await answer(sent);
    expect(shown()).toEqual(inForm);
    expect(readDraft()).toEqual(kept);
  },
);

it('is sent without invisible characters at its ends, and goes, also on another page', async () => {
  const answer = holdAnswers();
  writeDraft(
    JSON.stringify({ ...typed, from_email: '\u200bsanne@example.com\u00a0', message: 'Hello\n\n' }),
  );
  const first = open();
  await press();
  expect(send.mock.lastCall?.[0]).toMatchObject({
    from_email: 'sanne@example.com',
    message: 'Hello',
  });
  first.unmount();
  open('nl', 'contact');
  expect(control('message')).toHaveValue('Hello');
  await answer(sent);
  expect(shown()).toEqual(untouched);
  expect(readDraft()).toEqual(untouched);
});

it('empties the form once it was sent where the browser forbids storage', async () => {
  blockStorage();
  open();
  for (const name of ['from_name', 'from_email', 'message'] as const)
    await fill(control(name), 'sanne@example.com');
  await press();
  expect(shown()).toEqual(untouched);
});

describe('in the server’s HTML', () => {
  it('nothing differs from the first render, and the draft comes back', () => {
    // React would report a difference, which fails every test.
    writeDraft();
    open('en', 'home', () => {
      expect(shown()).toEqual(untouched);
      expect(document.querySelector('form')).not.toHaveAttribute('novalidate');
    });
    expect(shown()).toEqual(typed);
    expect(document.querySelector('form')).toHaveAttribute('novalidate');
  });

  it('what is typed or chosen before React stays', () => {
    open('es', 'home', () => {
      control('message').value = 'First words';
      control('service').value = 'other';
    });
    expect(shown()).toEqual({ ...untouched, message: 'First words', service: 'other' });
  });
});
