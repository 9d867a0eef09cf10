/** @jest-environment node */
import { contactFieldNames, errorOf, findErrors, type ValidatedControl } from './contact-fields';

const control = (value: string, typeMismatch = false): ValidatedControl => ({
  value,
  validity: { typeMismatch },
});

it.each([
  ['from_name', 'nameMissing'],
  ['from_email', 'emailMissing'],
  ['message', 'messageMissing'],
] as const)('requires %s', (name, error) => {
  for (const empty of ['', ' ', '\n\t', '\u00a0\u3000']) {
    expect(errorOf(name, control(empty))).toBe(error);
  }
  expect(errorOf(name, control(' a '))).toBeUndefined();
});

it.each(['company', 'service'] as const)('does not require %s', (name) => {
  expect(errorOf(name, control(''))).toBeUndefined();
});

it('lets the browser decide what is an address', () => {
  expect(errorOf('from_email', control('sanne', true))).toBe('emailInvalid');
  expect(errorOf('from_email', control('sanne', false))).toBeUndefined();
});

it('has no limit', () => {
  const long = control('x'.repeat(100_000));
  for (const name of contactFieldNames) expect(errorOf(name, long)).toBeUndefined();
});

it('finds all errors, in the order of the fields', () => {
  const errors = findErrors((name) => control(name === 'message' ? 'A shop' : ''));
  expect(Object.entries(errors)).toEqual([
    ['from_name', 'nameMissing'],
    ['from_email', 'emailMissing'],
  ]);
  expect(findErrors(() => control('a'))).toEqual({});
});
