import { allowWithoutStorage } from './allow-without-storage';
import { failureFrom, type SendResult } from './send-result';
import { formAction, serviceFields, serviceOrigin, serviceSettings } from './service-settings';

/** Parameters of a message, by the names of `spec.md`, section 7. */
export type MessageFields = Record<string, string>;

/** Limits that the client library can hold itself to; both are off unless the site's record switches them on. */
export interface SendLimits {
  /** Least time between two messages, in milliseconds; null for none. */
  throttle: number | null;
  /** Addresses from which nothing is sent; empty for none. */
  blockList: readonly string[];
}

/** How long the service may take to answer, in milliseconds. */
export const answerTimeout = 15_000;

/** What the service takes at most: 50 KB, counted narrowly, as bytes of all parameters together. */
export const largestMessage = 50_000;

type Send = (fields: MessageFields) => Promise<unknown>;

let client: Promise<Send> | undefined;

const createClient = async ({ throttle, blockList }: SendLimits): Promise<Send> => {
  allowWithoutStorage();
  const { init, send } = await import('@emailjs/browser');
  const { publicKey, serviceId, templateId } = serviceSettings;
  init(
    {
      publicKey,
      ...(throttle === null ? {} : { limitRate: { id: 'site', throttle } }),
      ...(blockList.length === 0
        ? {}
        : { blockList: { list: [...blockList], watchVariable: 'from_email' } }),
    },
    serviceOrigin,
  );
  return (fields) => send(serviceId, templateId, fields);
};

/**
 * Loads and initialises the client library, once. Forms call it when they are first touched, so that it is there when it is needed.
 *
 * @param limits What the site's record says; the first call decides.
 * @returns The function that sends. @throws When the library cannot be loaded; the next call tries again.
 */
export const prepareToSend = (limits: SendLimits): Promise<Send> => {
  client ??= createClient(limits).catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
};

/** @returns Size of a message as the service counts it, in bytes. */
export const sizeOf = (fields: MessageFields): number => new Blob([JSON.stringify(fields)]).size;

/**
 * Sends a message the way a form posts itself, for when the client library does not arrive. What the visitor typed stays on the screen.
 * The library's limits do not hold here, as they do not for a form without scripts; the service's own do.
 *
 * @throws The service's status and text unless it took the message, as the library does.
 */
const post: Send = async (fields) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...serviceFields, ...fields }))
    body.set(name, value);
  const answer = await fetch(formAction, { method: 'POST', body });
  if (!answer.ok) throw { status: answer.status, text: await answer.text() };
};

const inTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError()), answerTimeout);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

class TimeoutError extends Error {
  constructor() {
    super(`No answer in ${answerTimeout / 1000} s`);
  }
}

const attempt = async (fields: MessageFields, limits: SendLimits): Promise<SendResult> => {
  if (sizeOf(fields) > largestMessage) {
    return {
      outcome: 'failed',
      reason: 'too-large',
      status: 0,
      text: 'Larger than 50 KB, not sent',
    };
  }
  try {
    const send = await inTime(prepareToSend(limits)).catch(() => post);
    await inTime(send(fields));
    return { outcome: 'sent' };
  } catch (error) {
    if (error instanceof TimeoutError) {
      return { outcome: 'failed', reason: 'timeout', status: 0, text: error.message };
    }
    return failureFrom(error, navigator.onLine);
  }
};

/**
 * Sends a message through the e-mail service. It never throws: every ending is a result, and every failure stands in the console.
 *
 * @param fields Exactly what arrives; nothing is added, cut or interpreted.
 * @param limits What the site's record says.
 */
export const sendMessage = async (
  fields: MessageFields,
  limits: SendLimits,
): Promise<SendResult> => {
  const result = await attempt(fields, limits);
  if (result.outcome === 'failed') {
    // eslint-disable-next-line no-console -- `spec.md`, section 8: all failures are logged to the console.
    console.error(`The message was not sent (${result.reason}): ${result.status} ${result.text}`);
  }
  return result;
};
