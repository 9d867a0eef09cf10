/**
 * Where messages are sent, for the forms and for the policy that allows it.
 *
 * @param setting Value of `GATSBY_EMAILJS_ORIGIN`; `self` is the outbox of the server that serves the site.
 * @returns Origin of the e-mail service; empty for the site's own, so that addresses stay relative.
 */
export const emailOrigin = (setting: string | undefined): string =>
  setting === 'self' ? '' : setting || 'https://api.emailjs.com';
