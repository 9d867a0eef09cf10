import { fireEvent, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { languageChanged, languages, type Language } from '../../i18n/languages';
import { renderPage } from '../../testing/render-page';
import { readSite } from '../../testing/content';
import { routes, word } from '../../testing/site';
import { stayOnPage } from '../../testing/stay-on-page';
import { LanguageSwitcher } from './language-switcher';

stayOnPage();

const onI18next = jest.fn();

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
      <LanguageSwitcher />
    </>,
    { language, page },
  );
  return screen.getByRole('button');
};

/** The list of languages, which is closed. */
const list = () => document.querySelector('[popover]') as HTMLElement;
const link = (name: string) => within(list()).getByRole('link', { name, hidden: true });

beforeEach(() => jest.clearAllMocks());

describe('the language switcher', () => {
  it.each(languages)('shows the code of %s in capitals', (language) => {
    const button = renderSwitcher(language);
    expect(button).toHaveTextContent(new RegExp(`^${language.toUpperCase()}$`));
  });

  it('names what it does and which language is current', () => {
    expect(renderSwitcher('nl')).toHaveAccessibleName(
      `NL. ${word('nl', 'common', 'language.choose').replace('{{name}}', 'Nederlands')}`,
    );
  });

  it('opens its list without scripts', () => {
    expect(renderSwitcher()).toHaveAttribute('popovertarget', list().id);
    expect(list()).toHaveAttribute('popover', 'auto');
  });

  it('lists the languages, each by its own name, and marks the current one', () => {
    renderSwitcher('nl');
    const links = within(list()).getAllByRole('link', { hidden: true });
    const { languages: listed } = readSite();
    const codes = listed.map(({ code }) => code);
    expect(links.map((one) => one.getAttribute('lang'))).toEqual(codes);
    expect(links.map((one) => one.getAttribute('data-language'))).toEqual(codes);
    expect(links).toEqual(listed.map(({ name }) => link(name)));
    expect(links.map((one) => one.getAttribute('aria-current'))).toEqual(
      codes.map((code) => (code === 'nl' ? 'true' : null)),
    );
  });

  it('links to the same page in the other language', () => {
    renderSwitcher('en', 'services');
    expect(link('Nederlands')).toHaveAttribute('href', routes.pathOf('services', 'nl'));
    expect(link('Español')).toHaveAttribute('href', routes.pathOf('services', 'es'));
  });

  it('links to the root of the language where the page is unknown', () => {
    renderSwitcher('es', 'not-found');
    expect(link('English')).toHaveAttribute('href', '/en');
    expect(link('Nederlands')).toHaveAttribute('href', '/nl');
  });

  it('announces the choice through i18next', () => {
    renderSwitcher();
    fireEvent.click(link('Español'));
    expect(onI18next.mock.calls).toEqual([['es']]);
  });

  it('stays on the page when the current language is chosen', () => {
    renderSwitcher();
    // The return value of fireEvent is whether the browser would follow the link.
    expect(fireEvent.click(link('English'))).toBe(false);
    expect(onI18next).not.toHaveBeenCalled();
  });

  it('announces nothing when a language is opened in another tab', () => {
    renderSwitcher();
    fireEvent.click(link('Nederlands'), { metaKey: true });
    expect(onI18next).not.toHaveBeenCalled();
  });
});
