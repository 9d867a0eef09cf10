import { emailOrigin } from '../../site/email-origin';
import { createDirectClient } from './direct-client';

export type MessageFields = Readonly<Record<string, string>>;

/** Limits of the client library, off unless the site's entry sets them. */
export interface SendLimits {
  /** Least time between two messages, in milliseconds. */
  throttle: number | null;
  /** Addresses from which nothing is sent. */
  blockList: readonly string[];
}

type Send = (fields: MessageFields) => Promise<unknown>;

// Written out, because the build replaces each of these expressions with its value.
const publicKey = process.env.GATSBY_EMAILJS_PUBLIC_KEY ?? '';
const serviceId = process.env.GATSBY_EMAILJS_SERVICE_ID ?? '';
const templateId = process.env.GATSBY_EMAILJS_TEMPLATE_ID ?? '';
const origin = emailOrigin(process.env.GATSBY_EMAILJS_ORIGIN);

/** Where a form posts itself without JavaScript. */
export const formAction = `${origin}/api/v1.0/email/send-form`;

/**
 * What every request says besides the message, as hidden fields of such a form; the first is the
 * version of the wire format.
 */
export const serviceFields = {
  lib_version: '4.4.1',
  user_id: publicKey,
  service_id: serviceId,
  template_id: templateId,
};

const startLibrary = async ({ throttle, blockList }: SendLimits): Promise<Send> => {
  const { init, send } = await import(/* webpackChunkName: "prefetch-email" */ '@emailjs/browser');
  init(
    {
      publicKey,
      ...(throttle === null ? {} : { limitRate: { id: 'site', throttle } }),
      ...(blockList.length === 0
        ? {}
        : { blockList: { list: [...blockList], watchVariable: 'from_email' } }),
    },
    origin,
  );
  return (fields) => send(serviceId, templateId, fields);
};

let client: Promise<Send> | undefined;

/**
 * Loads and initialises the client library once, with the limits of the first call; a library that
 * cannot start is replaced.
 */
export const loadClient = (limits: SendLimits): Promise<Send> => {
  client ??= startLibrary(limits).catch(() =>
    createDirectClient({
      address: `${origin}/api/v1.0/email/send`,
      service: serviceFields,
      blockList: limits.blockList,
    }),
  );
  return client;
};
