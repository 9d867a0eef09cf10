/** @jest-environment node */
import { languages } from '../../i18n/languages';
import { readRecords } from '../../testing/content';
import { opensMailClient } from './plan-button';

describe('opensMailClient', () => {
  it('is true for the plan that is called Enterprise', () => {
    expect(opensMailClient('Enterprise')).toBe(true);
  });

  it('is true for one plan of the content at most, a core one', () => {
    for (const language of languages) {
      const named = readRecords('plans').filter(({ name }) => opensMailClient(name[language]));
      expect(named.length).toBeLessThan(2);
      expect(named.filter(({ line }) => line !== 'core')).toEqual([]);
    }
  });

  it.each(['AI Enterprise', 'Onderneming', 'Empresarial', 'enterprise', 'Enterprise ', 'Free', ''])(
    'is false for a plan that is called %p',
    (name) => {
      expect(opensMailClient(name)).toBe(false);
    },
  );
});
