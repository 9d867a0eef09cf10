/** @jest-environment node */
import { composeMail, subjectOf } from './compose-mail';
import type { Fields } from './message';

/** Quoted-printable, in which only an equals sign and two digits stand for a byte. */
const readText = (text: string): string =>
  decodeURIComponent(text.replace(/=\r\n/g, '').replaceAll('%', '%25').replaceAll('=', '%'));

/** RFC 2047, as far as the composer uses it. */
const readHeader = (value: string): string =>
  value
    .replace(/\r\n(?=\s)/g, '')
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/g, (_word, text: string) =>
      readText(text.replaceAll('_', ' ')),
    );

const compose = async (params: Fields, template: unknown = 'template') => {
  const mail = await composeMail({
    id: 'a',
    receivedAt: '2026-11-20T12:00:00.000Z',
    variant: 'send',
    service: { template_id: template },
    params,
  });
  const raw = mail.toString();
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw.slice(0, end).split(/\r\n(?!\s)/);
  const headers: Record<string, string> = Object.fromEntries(
    lines.map((line) => readHeader(line).split(/: (.*)/s, 2)),
  );
  return { headers, text: readText(raw.slice(end + 4)) };
};

it('addresses the agency, with the visitor to answer to', async () => {
  const { headers } = await compose({ from_name: 'Zoë 😀', from_email: 'zoe@example.com' });
  expect(headers).toEqual({
    From: 'Zoë 😀 <website@outbox.invalid>',
    To: 'agency@outbox.invalid',
    'Reply-To': 'Zoë 😀 <zoe@example.com>',
    Subject: 'Message from Zoë 😀',
    Date: 'Fri, 20 Nov 2026 12:00:00 +0000',
    'Message-ID': '<a@outbox.invalid>',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': 'quoted-printable',
    'X-Outbox-Variant': 'send',
    'X-Outbox-Template': 'template',
  });
});

it('holds every parameter in full', async () => {
  const message = [
    '"quotes" and <b>HTML</b> = =3D',
    'שלום عليكم \u202e\u200f',
    '👩‍👩‍👧‍👦 🏳️‍🌈 \u{10ffff}',
    '',
    '.',
    'From here \t ',
    `${'x'.repeat(5_000)} ${'é'.repeat(5_000)}`,
  ].join('\r\n');
  const { text } = await compose({ from_name: 'Ann', message, list: [1, 'b'], empty: '' });
  expect(text.trimEnd()).toBe(
    `from_name:\r\nAnn\r\n\r\nmessage:\r\n${message}\r\n\r\nlist:\r\n[1,"b"]\r\n\r\nempty:`,
  );
});

it('breaks lines as a mail must, however the visitor did', async () => {
  const { text } = await compose({ message: 'a\nb\rc\r\nd\n\n' });
  expect(text).toBe('message:\r\na\r\nb\r\nc\r\nd\r\n\r\n\r\n');
});

it('lets nothing begin a header of its own', async () => {
  const attack = 'x\r\nBcc: evil@example.com\r\n\r\nbody\u2028\u0000';
  const { headers } = await compose(
    { subject: attack, from_name: attack, from_email: `a@b.nl\r\nBcc: evil@example.com` },
    attack,
  );
  expect(Object.keys(headers)).not.toContain('Bcc');
  expect(Object.keys(headers)).not.toContain('Reply-To');
  expect(headers.Subject).toBe('x Bcc: evil@example.com body');
  expect(headers['X-Outbox-Template']).toBe('x Bcc: evil@example.com body');
  expect(headers.From).toContain('<website@outbox.invalid>');
});

it.each(['a@b', 'a@b.nl, c@d.nl', `${'a'.repeat(255)}@b.nl`, ['a@b.nl']])(
  'has no Reply-To for %p',
  async (from_email) => {
    expect((await compose({ from_email })).headers).not.toHaveProperty('Reply-To');
  },
);

it.each<[Fields, string]>([
  [{ subject: 'Hello', plan_name: 'Pro', from_name: 'Ann' }, 'Hello'],
  [{ subject: ' ', plan_name: 'Pro', from_name: 'Ann' }, 'Plan request: Pro'],
  [{ from_name: 'Ann' }, 'Message from Ann'],
  [{}, 'Message from the website'],
])('names %j "%s"', (params, subject) => expect(subjectOf(params)).toBe(subject));
