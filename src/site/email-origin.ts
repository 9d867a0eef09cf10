/**
 * Returns the email service's origin from `GATSBY_EMAILJS_ORIGIN`; empty for the site's own, where
 * the outbox is.
 */
export const emailOrigin = (setting: string | undefined): string =>
  setting === 'self' ? '' : setting || 'https://api.emailjs.com';
