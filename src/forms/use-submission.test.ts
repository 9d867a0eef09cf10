/** @jest-environment node */
import { mailLink } from './use-submission';

it('fills in recipient, subject and body, whatever they hold', () => {
  const subject = 'Vraag & antwoord? #1';
  const body = 'Regel één\nמה שלומך 🌊 <b>"niet" interpreteren</b> %20&cc=iemand@example.com';
  const link = new URL(mailLink('hello@starswell.example', { subject, body }));

  expect(link.pathname).toBe('hello@starswell.example');
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(link.searchParams.get('subject')).toBe(subject);
  expect(link.searchParams.get('body')).toBe(body.replace('\n', '\r\n'));
});

it('encodes spaces as mail clients read them', () => {
  expect(mailLink('a@b.example', { subject: 'a b', body: 'c d' })).toBe(
    'mailto:a@b.example?subject=a%20b&body=c%20d',
  );
});
