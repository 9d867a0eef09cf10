import MailComposer from 'nodemailer/lib/mail-composer';
import { textOf, type Fields, type Message } from './message';

// Nobody can own an address in .invalid (RFC 2606), so such a mail never leaves by accident.
const website = 'website@outbox.invalid';
const agency = 'agency@outbox.invalid';

// Stricter than mail itself: what is not clearly one plain address must not become a header.
const plainAddress =
  /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+\.[^\s\p{Cc}@<>()[\]\\,;:"]+$/u;
const longestAddress = 254;

/** A line break in a header would begin another header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const lineOf = (value: unknown): string => oneLine(textOf(value ?? ''));

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestAddress && plainAddress.test(value);

/** The message's own subject, else one made from the plan or the sender; always one line. */
export const subjectOf = ({ subject, plan_name: plan, from_name: sender }: Fields): string => {
  if (lineOf(subject)) return lineOf(subject);
  if (lineOf(plan)) return `Plan request: ${lineOf(plan)}`;
  return lineOf(sender) ? `Message from ${lineOf(sender)}` : 'Message from the website';
};

const bodyOf = (params: Fields): string =>
  Object.entries(params)
    .map(([name, value]) => `${name}:\n${textOf(value)}\n`)
    .join('\n')
    // Mail allows no other line break.
    .replace(/\r\n?|\n/g, '\r\n');

/**
 * Writes a message as a mail (RFC 5322) with every parameter in full. Replies go to `from_email` if it is an address; X-Outbox headers hold
 * the path and the template.
 */
export const composeMail = ({
  id,
  receivedAt,
  variant,
  service,
  params,
}: Message): Promise<Buffer> => {
  const name = lineOf(params.from_name);
  const { from_email: address } = params;

  return new MailComposer({
    from: { name, address: website },
    to: agency,
    ...(isAddress(address) && { replyTo: { name, address } }),
    subject: subjectOf(params),
    text: bodyOf(params),
    // Other encodings may break lines where the text has none.
    textEncoding: 'quoted-printable',
    date: new Date(receivedAt),
    messageId: `<${id}@outbox.invalid>`,
    headers: { 'X-Outbox-Variant': variant, 'X-Outbox-Template': lineOf(service.template_id) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
};
