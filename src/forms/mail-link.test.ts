/** @jest-environment node */
import { createMailLink } from './mail-link';

const to = 'hello@harbour.example';

describe('a mail link', () => {
  it('has one recipient, one subject and one body', () => {
    expect(createMailLink(to, { subject: 'Hi', body: 'One\nTwo' })).toEqual({
      href: 'mailto:hello@harbour.example?subject=Hi&body=One%0D%0ATwo',
      isComplete: true,
    });
  });

  it.each([
    ['a & b = c?', 'a%20%26%20b%20%3D%20c%3F'],
    ['1 + 1', '1%20%2B%201'],
    ['50% #1', '50%25%20%231'],
    ['é 🌊', '%C3%A9%20%F0%9F%8C%8A'],
  ])('encodes %s, which mail clients would misread', (subject, encoded) => {
    expect(createMailLink(to, { subject, body: '' }).href).toBe(
      `mailto:hello@harbour.example?subject=${encoded}&body=`,
    );
  });

  it('keeps a body up to 2,000 characters of the link, and omits a longer one', () => {
    // "mailto:hello@harbour.example?subject=Hi&body=" has 45 characters.
    const fits = createMailLink(to, { subject: 'Hi', body: 'x'.repeat(1955) });
    expect(fits.isComplete).toBe(true);
    expect(fits.href).toHaveLength(2000);
    expect(createMailLink(to, { subject: 'Hi', body: 'x'.repeat(1956) })).toEqual({
      href: 'mailto:hello@harbour.example?subject=Hi&body=',
      isComplete: false,
    });
  });

  it('omits a subject that is too long as well', () => {
    expect(createMailLink(to, { subject: 'x'.repeat(2000), body: 'Hello' })).toEqual({
      href: 'mailto:hello@harbour.example?subject=&body=',
      isComplete: false,
    });
  });
});
