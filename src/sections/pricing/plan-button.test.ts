/** @jest-environment node */
import { defaultLanguage, languages, type Language } from '../../i18n/languages';
import { readRecords } from '../../testing/content';
import { opensMailClient } from './plan-button';

describe('the button of a plan opens the mail client', () => {
  it('for the plan that is called Enterprise', () => {
    expect(opensMailClient('Enterprise')).toBe(true);
  });

  it('for one core plan of the content in English, and for no other elsewhere', () => {
    const named = (language: Language) =>
      readRecords('plans').flatMap(({ key, line, name }) =>
        opensMailClient(name[language]) ? [{ key, line }] : [],
      );
    const [english, ...others] = named(defaultLanguage);
    expect(english?.line).toBe('core');
    expect(others).toEqual([]);
    for (const language of languages)
      expect(named(language).filter(({ key }) => key !== english?.key)).toEqual([]);
  });

  it.each(['AI Enterprise', 'Onderneming', 'Empresarial', 'enterprise', 'Enterprise ', 'Free', ''])(
    'is false for a plan that is called %p',
    (name) => {
      expect(opensMailClient(name)).toBe(false);
    },
  );
});
