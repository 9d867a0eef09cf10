/** @jest-environment node */
import { findCorrections } from './typography';

// German is a language that the site does not have, and for which nobody has named quotation marks.
jest.mock('../languages', () => {
  const site = jest.requireActual('../languages');
  const languages = [...site.languages, 'de'];
  const isLanguage = (code: string) => languages.includes(code);
  return {
    ...site,
    languages,
    isLanguage,
    quotesOf: (code: string) => (code === 'de' ? undefined : site.quotesOf(code)),
  };
});

const correct = (language: string, text: string): string => {
  const file = { path: 'plans/pro.json', text: '', value: { name: { [language]: text } } };
  return findCorrections([file], '', { fixedTexts: 'none.json' }).at(0)?.better ?? text;
};

it('leaves the marks of a language without quotation marks as they are', () => {
  const text = `Er sagt "hallo" und 'so' zum Team, wie geht's?`;
  expect(correct('de', text)).toBe(text);
});

it('takes out what nobody sees in a language without quotation marks', () => {
  expect(correct('de', 'Er  sagt "hallo"\u200b')).toBe('Er sagt "hallo"');
});

it('sets the marks of another language beside it', () => {
  expect(correct('es', 'Un "sí" claro')).toBe('Un «sí» claro');
});
