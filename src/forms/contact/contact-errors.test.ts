import { contactFieldNames } from './contact-fields';
import { mistakeOf, mistakesIn, type JudgedControl } from './contact-errors';

const control = (value: string, typeMismatch = false): JudgedControl => ({
  value,
  validity: { typeMismatch },
});

it.each([
  ['from_name', 'nameMissing'],
  ['from_email', 'emailMissing'],
  ['message', 'messageMissing'],
] as const)('needs %s', (name, mistake) => {
  for (const empty of ['', ' ', '\n\t', '\u00a0\u3000']) {
    expect(mistakeOf(name, control(empty))).toBe(mistake);
  }
  expect(mistakeOf(name, control(' a '))).toBeUndefined();
});

it.each(['company', 'service'] as const)('does not need %s', (name) => {
  expect(mistakeOf(name, control(''))).toBeUndefined();
});

it('lets the browser judge what an address is', () => {
  expect(mistakeOf('from_email', control('sanne', true))).toBe('emailInvalid');
  expect(mistakeOf('from_email', control('sanne', false))).toBeUndefined();
});

it('has no bound', () => {
  const long = control('x'.repeat(100_000));
  for (const name of contactFieldNames) expect(mistakeOf(name, long)).toBeUndefined();
});

it('names all mistakes, in the order of the fields', () => {
  const mistakes = mistakesIn((name) => control(name === 'message' ? 'A shop' : ''));
  expect(Object.entries(mistakes)).toEqual([
    ['from_name', 'nameMissing'],
    ['from_email', 'emailMissing'],
  ]);
  expect(mistakesIn(() => control('a'))).toEqual({});
});
