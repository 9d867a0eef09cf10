/** @jest-environment node */
import fc from 'fast-check';
import { fieldError } from '../native-controls/form-rules';
import { addressPattern } from './newsletter/use-newsletter';
import { mailLink } from './use-submission';

const texts = fc.string({ unit: 'grapheme' });

it('accepts as an address for the newsletter what has non-space, @, non-space, dot, non-space', () => {
  const dataset = { invalid: 'invalid', pattern: addressPattern.source };
  const addressError = (value: string) => fieldError({ dataset, value, validity: { valid: true } });
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
      expect(link.searchParams.get('body')).toBe(body.replace(/\r?\n/g, '\r\n'));
    }),
  );
});
