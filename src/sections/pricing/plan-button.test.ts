/** @jest-environment node */
import { languages } from '../../i18n/languages';
import { readRecords } from '../../testing/content';
import { opensMailClient } from './plan-button';

describe('opensMailClient', () => {
  it('is true for the plan that is called Enterprise', () => {
    expect(opensMailClient('Enterprise')).toBe(true);
  });

  it('is true for one plan of the content, the English core one', () => {
    const named = readRecords('plans').flatMap(({ key, name }) =>
      languages
        .filter((language) => opensMailClient(name[language]))
        .map((language) => `${key} ${language}`),
    );
    expect(named).toEqual(['enterprise en']);
  });

  it.each(['AI Enterprise', 'Onderneming', 'Empresarial', 'enterprise', 'Enterprise ', 'Free', ''])(
    'is false for a plan that is called %p',
    (name) => {
      expect(opensMailClient(name)).toBe(false);
    },
  );
});
