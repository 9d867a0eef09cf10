import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { languageChanged } from '../i18n/language-changed';
import type { Language } from '../i18n/languages';
import { readLayoutContent } from '../testing/layout-content';
import { renderPage } from '../testing/render-page';
import { stayOnPage } from '../testing/stay-on-page';
import { LanguageSwitcher } from './language-switcher';

stayOnPage();

const onWindow = jest.fn();
const onI18next = jest.fn();
const relay = (event: Event) => onWindow((event as CustomEvent<unknown>).detail);

const Listener = () => {
  const { i18n } = useTranslation('common');
  useEffect(() => {
    i18n.on(languageChanged, onI18next);
  }, [i18n]);
  return null;
};

const renderSwitcher = (language: Language = 'en', page = 'services') => {
  renderPage(
    <>
      <Listener />
      <LanguageSwitcher languages={readLayoutContent(language).info?.languages ?? []} />
    </>,
    { language, page },
  );
  return screen.getByRole('button');
};

beforeEach(() => {
  jest.clearAllMocks();
  window.addEventListener(languageChanged, relay);
});

afterEach(() => window.removeEventListener(languageChanged, relay));

describe('LanguageSwitcher', () => {
  it.each(['en', 'nl', 'es'] as const)('shows the code of %s in capitals', (language) => {
    const button = renderSwitcher(language);
    expect(button).toHaveTextContent(new RegExp(`^${language.toUpperCase()}$`));
  });

  it('says in its name what it does and which language is current', () => {
    expect(renderSwitcher('nl')).toHaveAccessibleName(
      'NL. Kies een taal, huidige taal: Nederlands',
    );
  });

  it('lists the languages, each by its own name, and marks the current one', async () => {
    await userEvent.click(renderSwitcher('nl'));
    const items = screen.getAllByRole('menuitem');
    expect(items.map((item) => item.getAttribute('lang'))).toEqual(['en', 'nl', 'es']);
    for (const name of ['English', 'Nederlands', 'Español']) {
      expect(screen.getByRole('menuitem', { name })).toBeVisible();
    }
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  });

  it('leads to the same page in the other language', async () => {
    await userEvent.click(renderSwitcher('en', 'services'));
    expect(screen.getByRole('menuitem', { name: 'Nederlands' })).toHaveAttribute(
      'href',
      '/nl/diensten',
    );
    expect(screen.getByRole('menuitem', { name: 'Español' })).toHaveAttribute(
      'href',
      '/es/servicios',
    );
  });

  it('leads to the root of the language where the page is unknown', async () => {
    await userEvent.click(renderSwitcher('es', 'not-found'));
    expect(screen.getByRole('menuitem', { name: 'English' })).toHaveAttribute('href', '/en');
    expect(screen.getByRole('menuitem', { name: 'Nederlands' })).toHaveAttribute('href', '/nl');
  });

  it('announces the choice on window and through i18next', async () => {
    await userEvent.click(renderSwitcher());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Español' }));
    expect(onWindow.mock.calls).toEqual([['es']]);
    expect(onI18next.mock.calls).toEqual([['es']]);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('works with the keyboard', async () => {
    const button = renderSwitcher();
    await act(async () => {
      button.focus();
      await import('./language-menu');
    });
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(onWindow.mock.calls).toEqual([['nl']]);
  });

  it('only closes when the current language is chosen', async () => {
    await userEvent.click(renderSwitcher());
    const current = screen.getByRole('menuitem', { name: 'English' });
    // The return value of fireEvent says whether the browser would follow the link.
    expect(fireEvent.click(current)).toBe(false);
    expect(onWindow).not.toHaveBeenCalled();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('says nothing when a language is opened in another tab', async () => {
    await userEvent.click(renderSwitcher());
    fireEvent.click(screen.getByRole('menuitem', { name: 'Nederlands' }), { metaKey: true });
    expect(onWindow).not.toHaveBeenCalled();
  });

  it('closes on Esc and gives the focus back', async () => {
    const button = renderSwitcher();
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });
});
