/** @jest-environment node */
import fc from 'fast-check';
import { fieldError } from '../native-controls/form-rules';
import { addressPattern } from './newsletter/use-newsletter';
import { mailLink } from './use-submission';

const texts = fc.string({ unit: 'grapheme' });

it('accepts as an address for the newsletter what has non-space, @, non-space, dot, non-space, also in a long text', () => {
  const dataset = { invalid: 'invalid', pattern: addressPattern.source };
  const addressError = (value: string) => fieldError({ dataset, value, validity: { valid: true } });
  const part = fc.oneof(fc.constantFrom('@', '.', ' ', '\n'), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const value = `a${parts.join('')}`;
      const isAddress = /\S+@\S+\.\S+/.test(value);
      expect(addressError(value)).toBe(isAddress ? undefined : 'invalid');
    }),
  );
  const begun = Date.now();
  for (const sign of ['a', '@', 'a@', '.']) addressError(sign.repeat(3_000));
  expect(Date.now() - begun).toBeLessThan(1_000);
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
