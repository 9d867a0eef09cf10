import { fireEvent, screen, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../i18n/languages';
import { renderPage } from '../../testing/render-page';
import { LanguageSwitcher } from './language-switcher';

let announced: string[];
const onWindow = (event: Event) =>
  announced.push(`window: ${(event as CustomEvent<string>).detail}`);
const onI18next = (code: string) => announced.push(`i18next: ${code}`);

const Listener = () => {
  const { i18n } = useTranslation('common');
  useEffect(() => {
    i18n.on('languageChanged', onI18next);
    return () => i18n.off('languageChanged', onI18next);
  }, [i18n]);
  return null;
};

beforeEach(() => {
  announced = [];
  jest.mocked(navigate).mockClear();
  window.addEventListener('languageChanged', onWindow);
});

afterEach(() => window.removeEventListener('languageChanged', onWindow));

const renderSwitcher = (language: Language, page: string) =>
  renderPage(
    <>
      <Listener />
      <LanguageSwitcher />
    </>,
    { language, page },
  );

/** Links of the list, which jsdom cannot open. */
const linkTo = (name: string): HTMLElement => {
  const list = document.getElementById('languages');
  return within(list ?? document.body).getByRole('link', { name, hidden: true });
};

describe('the language switcher', () => {
  it('shows the current code', () => {
    renderSwitcher('nl', 'services');
    expect(screen.getByRole('button')).toHaveAccessibleName(/^NL\. /);
  });

  it.each([
    ['English', 'en', '/en/services', null],
    ['Nederlands', 'nl', '/nl/diensten', 'true'],
    ['Español', 'es', '/es/servicios', null],
  ])('lists %s by its own name, with the same page in it', (name, code, path, current) => {
    renderSwitcher('nl', 'services');
    expect(linkTo(name)).toHaveAttribute('lang', code);
    expect(linkTo(name)).toHaveAttribute('href', path);
    expect(linkTo(name).getAttribute('aria-current')).toBe(current);
  });

  it('announces the chosen language on the window and to i18next', () => {
    renderSwitcher('nl', 'services');
    fireEvent.click(linkTo('Español'));
    expect(navigate).toHaveBeenCalledWith('/es/servicios');
    expect(announced).toEqual(['window: es', 'i18next: es']);
  });

  it('does nothing when the current language is chosen', () => {
    renderSwitcher('nl', 'services');
    fireEvent.click(linkTo('Nederlands'));
    expect(navigate).not.toHaveBeenCalled();
    expect(announced).toEqual([]);
  });

  it('leads from an unknown page to the home page, also in the current language', () => {
    renderSwitcher('es', 'not-found');
    fireEvent.click(linkTo('Español'));
    expect(navigate).toHaveBeenCalledWith('/es');
    expect(announced).toEqual(['window: es', 'i18next: es']);
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
    'announces nothing when %s opens the link elsewhere',
    (key) => {
      renderSwitcher('nl', 'services');
      fireEvent.click(linkTo('English'), { [key]: true });
      expect(announced).toEqual([]);
    },
  );
});
