/** A message for the visitor's own mail client. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** Mail clients expect the line ends of mail. */
const withMailLineEnds = (text: string): string => text.replace(/\r?\n/g, '\r\n');

/**
 * An address that opens the visitor's mail client with everything filled in.
 *
 * @returns A `mailto:` link; whatever the texts hold, it stays one recipient, one subject and one body (RFC 6068).
 */
export const mailLink = ({ to, subject, body }: Mail): string =>
  `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(withMailLineEnds(body))}`;
