/** @jest-environment node */
import fc from 'fast-check';
import { createMailLink } from './mail-link';

const texts = fc.string({ unit: 'grapheme' });

it('keeps any text in one subject and one body', () => {
  fc.assert(
    fc.property(texts, texts, (subject, body) => {
      const { href, isComplete } = createMailLink('hello@starswell.example', { subject, body });
      const link = new URL(href);
      expect(isComplete).toBe(true);
      expect(link.pathname).toBe('hello@starswell.example');
      expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
      expect(link.searchParams.get('subject')).toBe(subject);
      expect(link.searchParams.get('body')).toBe(body.replace(/\r?\n/g, '\r\n'));
    }),
  );
});
