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

it.each(['{', 'null', '{"from_name":"Sanne"}', JSON.stringify({ ...typed, message: null })])(
  'is not used when it is no draft: %s',
  (stored) => {
    writeDraft(stored);
    open();
    expect(shown()).toEqual(untouched);
  },
);

it('keeps a service that the page does not offer while it shows and sends the default, until another is chosen', async () => {
  send.mockResolvedValue(failed('network'));
  writeDraft();
  const spanish = open('es', 'contact');
  expect(shown()).toEqual({ ...typed, service: 'web-development' });
  await userEvent.type(control('message'), '!');
  await press();
  expect(send.mock.calls[0]?.[0]).toEqual(shown());
  spanish.unmount();

  const home = open('es', 'home');
  expect(shown()).toEqual({ ...typed, message: `${typed.message}!` });
  home.unmount();

  const again = open('es', 'contact');
  await userEvent.selectOptions(control('service'), 'seo');
  await userEvent.clear(control('company'));
  again.unmount();
  const homeAgain = open('es', 'home');
  expect(control('service')).toHaveValue('web-development');
  expect(control('company')).toHaveValue('');
  homeAgain.unmount();
  open('es', 'contact');
  expect(control('service')).toHaveValue('seo');
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
  ['empties the form there', '', untouched, null],
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
  expect(readDraft()).toBeNull();
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

  it('what is typed or chosen before scripts run stays, and is kept with the rest of a draft', () => {
    const first = open('es', 'home', () => {
      control('message').value = 'First words';
      control('service').value = 'other';
    });
    const draft = { ...untouched, message: 'First words', service: 'other' };
    expect(readDraft()).toEqual(draft);
    first.unmount();

    open('es', 'contact', () => {
      control('from_name').value = 'Early bird';
      control('service').value = 'seo';
    });
    expect(shown()).toEqual({ ...draft, from_name: 'Early bird', service: 'seo' });
    expect(readDraft()).toEqual(shown());
  });

  it('a button that the browser brings back disabled can be used', () => {
    // Development reports that the button differs; the visitor's build does not, and leaves it as it is.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open('en', 'home', () => {
      (screen.getByRole('button') as HTMLButtonElement).disabled = true;
    });
    expect(screen.getByRole('button')).toBeEnabled();
  });
});
