import fc from 'fast-check';
import { contactFieldNames } from './contact-fields';
import { mistakeOf, mistakesIn } from './contact-errors';
import { mailLink } from '../sending/mail-link';
import { opensMailClient } from '../sending/opens-mail-client';
import { addressMistake } from '../newsletter/use-newsletter';

const texts = fc.string({ unit: 'grapheme' });
const needed = ['from_name', 'from_email', 'message'];

it('judges any text, and finds a needed field wrong exactly when nothing but space is in it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...contactFieldNames), texts, (name, value) => {
      const mistake = mistakeOf(name, { value, validity: { typeMismatch: false } });
      expect(mistake !== undefined).toBe(needed.includes(name) && value.trim() === '');
    }),
  );
});

it('never lets an address pass that the browser takes for none', () => {
  fc.assert(
    fc.property(texts, (value) => {
      expect(mistakeOf('from_email', { value, validity: { typeMismatch: true } })).toBeDefined();
    }),
  );
});

it('names mistakes at the fields that have one, and at no others', () => {
  fc.assert(
    fc.property(fc.record({ from_name: texts, from_email: texts, message: texts }), (values) => {
      const typed: Record<string, string> = values;
      const found = mistakesIn((name) => ({
        value: typed[name] ?? '',
        validity: { typeMismatch: false },
      }));
      const empty = needed.filter((name) => typed[name]?.trim() === '');
      expect(Object.keys(found).sort()).toEqual(empty.sort());
    }),
  );
});

it('takes as an address for the newsletter what has non-space, @, non-space, dot, non-space', () => {
  const word = fc.stringMatching(/^[^\s@.]+$/);
  fc.assert(
    fc.property(word, word, word, (name, host, end) => {
      expect(addressMistake(`${name}@${host}.${end}`)).toBeNull();
      expect(addressMistake(`${name}${host}.${end}`)).toBe('invalid');
      expect(addressMistake(`${name}@${host}${end}`)).toBe('invalid');
    }),
  );
});

it('keeps any text in one subject and one body of a mail', () => {
  fc.assert(
    fc.property(texts, texts, (subject, body) => {
      const link = new URL(mailLink({ to: 'hello@starswell.example', subject, body }));
      expect(link.pathname).toBe('hello@starswell.example');
      expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
      expect(link.searchParams.get('subject')).toBe(subject);
    }),
  );
});

it('opens the mail client for one name only', () => {
  fc.assert(
    fc.property(texts, (name) => {
      expect(opensMailClient(name)).toBe(name === 'Enterprise');
    }),
  );
});
