export interface Mail {
  subject: string;
  body: string;
}

/** Windows opens no link that is much longer, and does not say so. */
const longestLink = 2000;

const mailLink = (to: string, { subject, body }: Mail): string => {
  const text = body.replace(/\r?\n/g, '\r\n');
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
};

/**
 * Returns a `mailto:` link with one recipient, one subject and one body, whatever the texts contain
 * (RFC 6068).
 * @returns Also whether the message fits into the link; otherwise the link leaves out the body and,
 * if it must, the subject.
 */
export const createMailLink = (to: string, mail: Mail): { href: string; isComplete: boolean } => {
  const whole = mailLink(to, mail);
  const withoutBody = mailLink(to, { ...mail, body: '' });
  if (whole.length <= longestLink) return { href: whole, isComplete: true };
  // The subject has the visitor's name, which can be long.
  const href =
    withoutBody.length <= longestLink ? withoutBody : mailLink(to, { subject: '', body: '' });
  return { href, isComplete: false };
};
