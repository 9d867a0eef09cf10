/** @jest-environment node */
import { languages } from '../../i18n/languages';
import { readEntries } from '../../testing/content';
import { opensMailClient } from './plan-button';

it.each([
  ['Enterprise', true],
  ['AI Enterprise', false],
  ['enterprise', false],
  ['Enterprise ', false],
])(
  'the button of a plan opens the mail client for a plan that is called %p: %p',
  (name, expected) => {
    expect(opensMailClient(name)).toBe(expected);
  },
);

it('the button opens the mail client for one core plan of the content in English, and for no other elsewhere', () => {
  const plans = readEntries('Plan').filter(({ name }) =>
    languages.some((language) => opensMailClient(name[language])),
  );
  expect(plans.map(({ line, name }) => [line, opensMailClient(name.en)])).toEqual([['core', true]]);
});
