/** @jest-environment node */
import fc from 'fast-check';
import { fieldError } from '../native-controls/form-rules';
import { addressPattern } from './newsletter/use-newsletter';
import { mailLink } from './use-submission';

const texts = fc.string({ unit: 'grapheme' });
const errorOf = (value: string, valid: boolean, pattern?: string) =>
  fieldError({
    dataset: { missing: 'missing', invalid: 'invalid', pattern },
    value,
    validity: { valid },
  });

it('finds an error in a required field that holds only space or that the browser does not accept, and in no other', () => {
  fc.assert(
    fc.property(texts, (value) => {
      expect(errorOf(value, true)).toBe(value.trim() === '' ? 'missing' : undefined);
      expect(errorOf(value, false)).toBeDefined();
    }),
  );
});

it('accepts as an address for the newsletter what has non-space, @, non-space, dot, non-space', () => {
  const addressError = (address: string) => errorOf(address, true, addressPattern.source);
  const word = fc.stringMatching(/^[^\s@.]+$/);
  fc.assert(
    fc.property(word, word, word, (name, host, end) => {
      expect(addressError(`${name}@${host}.${end}`)).toBeUndefined();
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
