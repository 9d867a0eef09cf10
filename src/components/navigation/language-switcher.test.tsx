import { fireEvent, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { languageChanged } from '../../i18n/languages';
import { renderPage } from '../../testing/render-page';
import { readSite } from '../../testing/content';
import { languageName, word } from '../../testing/site';
import { stayOnPage } from '../../testing/dom/stay-on-page';
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

it('the language switcher names the current language, lists each by its own name, and announces a choice for this tab', () => {
  renderPage(
    <>
      <Listener />
      <LanguageSwitcher />
    </>,
    { language: 'nl', page: 'services' },
  );
  const button = screen.getByRole('button');
  const current = word('nl', 'common', 'language.choose').replace('{{name}}', languageName('nl'));
  expect(button).toHaveAccessibleName(`NL. ${current}`);

  // jsdom cannot open the list.
  const list = within(document.querySelector('[popover]') as HTMLElement);
  const link = (name: string) => list.getByRole('link', { name, hidden: true });
  for (const { code, name } of readSite().languages) {
    expect(link(name)).toHaveAttribute('lang', code);
    expect(link(name)).toHaveAttribute('data-language', code);
    expect(link(name).getAttribute('aria-current')).toBe(code === 'nl' ? 'true' : null);
  }

  fireEvent.click(link(languageName('en')), { metaKey: true });
  // The return value of fireEvent is whether the browser would follow the link.
  expect(fireEvent.click(link(languageName('nl')))).toBe(false);
  expect(onI18next).not.toHaveBeenCalled();
  fireEvent.click(link(languageName('es')));
  expect(onI18next.mock.calls).toEqual([['es']]);
});
