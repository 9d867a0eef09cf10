import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextEncoder } from 'node:util';
import { hydrateRoot } from 'react-dom/client';
import { SiteProvider } from '../../components/navigation/site-context';
import type { Language } from '../../i18n/languages';
import { readLayoutContent } from '../../testing/layout-content';
import { fill } from '../../testing/fill';
import { renderPage } from '../../testing/render-page';
import { failed, holdAnswers, send, sendInEachTest, sent } from '../../testing/sending';
import { ContactForm } from './contact-form';
import { readDraft as read } from '../draft';
import { contactFieldNames } from './use-contact-form';
import { WordsProvider } from '../../testing/words-provider';

jest.mock('../../components/toast/notify');
jest.mock('../email-service/client');
jest.mock('../email-service/send-message');

const readDraft = () => read('contact-draft', contactFieldNames);

sendInEachTest();

afterEach(() => jest.restoreAllMocks());

const typed = {
  from_name: 'Sanne',
  from_email: 'sanne@example.com',
  company: 'Harbour',
  service: 'digital-marketing',
  message: '<b>A shop</b> 🌊\nwith a second line',
};

const writeDraft = (fields: typeof typed) =>
  sessionStorage.setItem('contact-draft', JSON.stringify(fields));

const open = (language: Language = 'en', page = 'home') =>
  renderPage(<ContactForm />, { language, page });

const control = (name: keyof typeof typed) =>
  document.querySelector(`form [name="${name}"]`) as HTMLInputElement;
const shown = () =>
  Object.fromEntries(
    (Object.keys(typed) as (keyof typeof typed)[]).map((name) => [name, control(name).value]),
  );
const press = () => userEvent.click(screen.getByRole('button'));

const fillIn = async () => {
  for (const [name, text] of Object.entries(typed)) {
    const field = control(name as keyof typeof typed);
    if (field.tagName === 'SELECT') {
      await userEvent.selectOptions(field, text);
    } else {
      await fill(field, text);
    }
  }
};

it('keeps every letter immediately', async () => {
  open();
  await userEvent.type(control('message'), 'ab');
  expect(readDraft()?.message).toBe('ab');
  await userEvent.type(control('message'), '{Backspace}');
  expect(readDraft()?.message).toBe('a');
});

describe('a service that the page does not offer', () => {
  it('stays the visitor’s choice while the default is shown', async () => {
    writeDraft(typed);
    const spanish = open('es', 'contact');
    expect(shown()).toEqual({ ...typed, service: 'web-development' });
    await userEvent.type(control('message'), '!');
    await userEvent.click(control('from_name'));
    spanish.unmount();

    open('es', 'home');
    expect(shown()).toEqual({ ...typed, message: `${typed.message}!` });
  });

  it('is replaced by another choice', async () => {
    writeDraft(typed);
    const spanish = open('es', 'contact');
    await userEvent.selectOptions(control('service'), 'seo');
    spanish.unmount();

    const home = open('es', 'home');
    expect(control('service')).toHaveValue('web-development');
    home.unmount();
    open('es', 'contact');
    expect(control('service')).toHaveValue('seo');
  });

  it('is not what is sent: the one on the screen is', async () => {
    writeDraft(typed);
    open('es', 'contact');
    await press();
    expect(send.mock.calls[0]?.[0]).toEqual({ ...typed, service: 'web-development' });
    expect(readDraft()).toBeNull();
  });
});

it('keeps what a password manager wrote without an event', async () => {
  send.mockResolvedValue(failed('network'));
  open();
  await fillIn();
  control('company').value = 'Written silently';
  await press();
  expect(readDraft()).toEqual({ ...typed, company: 'Written silently' });
});

describe('when the visitor moves on while the message is being sent', () => {
  const moveOn = async () => {
    const answer = holdAnswers();
    const first = open();
    await fillIn();
    await press();
    first.unmount();
    open('nl', 'contact');
    expect(shown()).toEqual(typed);
    return answer;
  };

  it('empties the form of the new page when it was sent', async () => {
    const answer = await moveOn();
    await answer(sent);
    expect(shown()).toMatchObject({ from_name: '', message: '' });
    expect(readDraft()).toBeNull();
  });

  it('leaves alone what was typed meanwhile', async () => {
    const answer = await moveOn();
    await userEvent.type(control('company'), ' & Sons');
    await answer(sent);
    expect(shown()).toEqual({ ...typed, company: 'Harbour & Sons' });
    expect(readDraft()).toEqual({ ...typed, company: 'Harbour & Sons' });
  });

  it('keeps everything when it failed', async () => {
    const answer = await moveOn();
    await answer(failed('network'));
    expect(shown()).toEqual(typed);
    expect(readDraft()).toEqual(typed);
  });
});

describe('in the server’s HTML', () => {
  const element = (language: Language, page: string) => (
    <WordsProvider language={language}>
      <SiteProvider
        content={readLayoutContent(language)}
        context={{ page, language, alternates: [] }}
      >
        <ContactForm />
      </SiteProvider>
    </WordsProvider>
  );

  /** Shows the server's HTML, lets the visitor type, and only then lets scripts run. */
  const openFromServer = async (
    typeEarly: () => void,
    language: Language = 'en',
    page = 'home',
  ) => {
    const form = element(language, page);
    // React's server renderer needs what every browser and server has, but jsdom has not.
    Object.assign(globalThis, {
      TextEncoder,
      MessageChannel: class {
        port1 = {};
        port2 = {};
      },
    });
    const { renderToString } = await import('react-dom/server');
    document.body.innerHTML = `<div id="root">${renderToString(form)}</div>`;
    expect(document.querySelector('form')).not.toHaveAttribute('novalidate');
    typeEarly();
    const onRecoverableError = jest.fn();
    const container = document.getElementById('root') as HTMLElement;
    const root = await act(async () => hydrateRoot(container, form, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(document.querySelector('form')).toHaveAttribute('novalidate');
    return () => act(async () => root.unmount());
  };

  it('nothing differs from the first render, and the draft comes back', async () => {
    const complain = jest.spyOn(console, 'error');
    writeDraft(typed);
    const close = await openFromServer(() =>
      expect(shown()).toMatchObject({ message: '', service: 'web-development' }),
    );
    expect(shown()).toEqual(typed);
    expect(complain).not.toHaveBeenCalled();
    await close();
  });

  it('what is typed before scripts run stays, and is kept', async () => {
    writeDraft(typed);
    const close = await openFromServer(() => {
      control('from_name').value = 'Early bird';
      control('service').value = 'other';
    });
    const expected = { ...typed, from_name: 'Early bird', service: 'other' };
    expect(shown()).toEqual(expected);
    expect(readDraft()).toEqual(expected);
    await close();
  });

  it('what is typed before scripts run is kept without an older draft, too', async () => {
    const close = await openFromServer(() => {
      control('message').value = 'First words';
    });
    expect(shown()).toMatchObject({ message: 'First words' });
    expect(readDraft()).toMatchObject({ message: 'First words', service: 'web-development' });
    await close();
  });

  it('a service that is chosen before scripts run replaces one of another page', async () => {
    writeDraft(typed);
    const choose = () => {
      control('service').value = 'seo';
    };
    const close = await openFromServer(choose, 'es', 'contact');
    expect(readDraft()).toEqual({ ...typed, service: 'seo' });
    await close();
  });

  it('a button that the browser brings back disabled can be used', async () => {
    // Development reports that the button differs; the visitor's build does not, and leaves it as it is.
    jest.spyOn(console, 'error').mockImplementation();
    const close = await openFromServer(() => {
      (document.querySelector('form button') as HTMLButtonElement).disabled = true;
    });
    expect(screen.getByRole('button')).toBeEnabled();
    await close();
  });
});
