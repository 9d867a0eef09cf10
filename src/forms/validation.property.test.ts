/** @jest-environment node */
import fc from 'fast-check';
import { contactFieldNames, errorOf, findErrors } from './contact/contact-fields';
import { addressError } from './newsletter/use-newsletter';
import { mailLink } from './use-submission';

const texts = fc.string({ unit: 'grapheme' });
const required = ['from_name', 'from_email', 'message'];

it('validates any text, and finds an error in a required field exactly when it holds only space', () => {
  fc.assert(
    fc.property(fc.constantFrom(...contactFieldNames), texts, (name, value) => {
      const error = errorOf(name, { value, validity: { typeMismatch: false } });
      expect(error !== undefined).toBe(required.includes(name) && value.trim() === '');
    }),
  );
});

it('never accepts an address that the browser does not', () => {
  fc.assert(
    fc.property(texts, (value) => {
      expect(errorOf('from_email', { value, validity: { typeMismatch: true } })).toBeDefined();
    }),
  );
});

it('finds errors in the fields that have one, and in no others', () => {
  fc.assert(
    fc.property(fc.record({ from_name: texts, from_email: texts, message: texts }), (values) => {
      const typed: Record<string, string> = values;
      const found = findErrors((name) => ({
        value: typed[name] ?? '',
        validity: { typeMismatch: false },
      }));
      const empty = required.filter((name) => typed[name]?.trim() === '');
      expect(Object.keys(found).sort()).toEqual(empty.sort());
    }),
  );
});

it('accepts as an address for the newsletter what has non-space, @, non-space, dot, non-space', () => {
  const word = fc.stringMatching(/^[^\s@.]+$/);
  fc.assert(
    fc.property(word, word, word, (name, host, end) => {
      expect(addressError(`${name}@${host}.${end}`)).toBeNull();
      expect(addressError(`${name}${host}.${end}`)).toBe('invalid');
      expect(addressError(`${name}@${host}${end}`)).toBe('invalid');
    }),
  );
});

it('keeps any text in one subject and one body of a mail', () => {
  fc.assert(
    fc.property(texts, texts, (subject, body) => {
      const link = new URL(mailLink('hello@starswell.example', { subject, body }));
      expect(link.pathname).toBe('hello@starswell.example');
      expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
      expect(link.searchParams.get('subject')).toBe(subject);
    }),
  );
});
