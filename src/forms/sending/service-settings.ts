/**
 * Where messages go, from the environment of the build (`.env.example` lists the names).
 *
 * The names are written out because the build replaces each of them with its value. The build itself refuses to start without them.
 */
export const serviceSettings = {
  publicKey: process.env.GATSBY_EMAILJS_PUBLIC_KEY ?? '',
  serviceId: process.env.GATSBY_EMAILJS_SERVICE_ID ?? '',
  templateId: process.env.GATSBY_EMAILJS_TEMPLATE_ID ?? '',
};

/** Value of the origin that stands for the server which serves the site, where the outbox listens. */
const ownOrigin = 'self';

/**
 * @param setting What the environment says of the service's origin; empty for EmailJS's own.
 * @returns Origin of the service; empty when it is the site's own, so that addresses stay relative.
 */
export const originOf = (setting: string | undefined): string =>
  setting === ownOrigin ? '' : setting || 'https://api.emailjs.com';

export const serviceOrigin = originOf(process.env.GATSBY_EMAILJS_ORIGIN);

/** What a message carries along that no library sends (`spec.md`, section 7); the first is the version of the wire format. */
export const serviceFields = {
  lib_version: '4.4.1',
  user_id: serviceSettings.publicKey,
  service_id: serviceSettings.serviceId,
  template_id: serviceSettings.templateId,
};

/** Where a form posts itself when there is no script to send it (`spec.md`, section 7). */
export const formAction = `${serviceOrigin}/api/v1.0/email/send-form`;
