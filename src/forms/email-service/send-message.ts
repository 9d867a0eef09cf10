import { loadClient, postMessage, type MessageFields, type SendLimits } from './client';

/** Why a message was not sent. */
export type FailureReason =
  /** The browser reports that there is no connection. */
  | 'offline'
  /** The service could not be reached, or the connection broke. */
  | 'network'
  /** The service did not answer in time. */
  | 'timeout'
  /** 400 and every status without a reason of its own: the request is invalid. */
  | 'refused'
  /** 403: a value is on the block list, or the account does not allow the site. */
  | 'forbidden'
  /** 413, or a message that is known to be too large before it is sent. */
  | 'too-large'
  /** 429: too many messages in too short a time. */
  | 'throttled'
  /** 451: the service takes the browser for a robot. */
  | 'headless'
  /** 5xx: the service has a problem of its own. */
  | 'unavailable'
  /** The public key, the service id or the template id is missing. */
  | 'misconfigured';

/** How an attempt to send ended. `status` and `text` are the service's own, for the console only. */
export type SendResult =
  { outcome: 'sent' } | { outcome: 'failed'; reason: FailureReason; status: number; text: string };

/** How long the service may take to answer, in milliseconds. */
const answerTimeout = 15_000;

/** What the service accepts at most: 50 KB, counted as bytes of all parameters together. */
export const largestMessage = 50_000;

const reasonsByStatus: Partial<Record<number, FailureReason>> = {
  0: 'network',
  403: 'forbidden',
  413: 'too-large',
  429: 'throttled',
  451: 'headless',
};

/** @param status HTTP status of the service; 0 when there was no response. */
export const reasonOf = (status: number): FailureReason =>
  reasonsByStatus[status] ?? (status >= 500 ? 'unavailable' : 'refused');

class TimeoutError extends Error {
  constructor() {
    super(`No answer in ${answerTimeout / 1000} s`);
  }
}

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

const hasStatus = (error: unknown): error is { status: number; text: unknown } =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  'text' in error;

const failed = (reason: FailureReason, text: string, status = 0): SendResult => ({
  outcome: 'failed',
  reason,
  status,
  text,
});

/**
 * Turns whatever was thrown while sending into a result.
 *
 * @param error The service's status and text, the library's text about a missing setting, a timeout, or the browser's own error.
 * @param online Whether the browser reports a connection.
 */
export const failureFrom = (error: unknown, online: boolean): SendResult => {
  if (hasStatus(error)) return failed(reasonOf(error.status), String(error.text), error.status);
  if (typeof error === 'string') return failed('misconfigured', error);
  if (error instanceof TimeoutError) return failed('timeout', error.message);
  const text = error instanceof Error ? error.message : String(error);
  return failed(online ? 'network' : 'offline', text);
};

/** @returns Size of a message as the service counts it, in bytes. */
export const sizeOf = (fields: MessageFields): number => new Blob([JSON.stringify(fields)]).size;

const attempt = async (fields: MessageFields, limits: SendLimits): Promise<SendResult> => {
  if (sizeOf(fields) > largestMessage) return failed('too-large', 'Larger than 50 KB, not sent');
  try {
    const send = await inTime(loadClient(limits)).catch(() => postMessage);
    await inTime(send(fields));
    return { outcome: 'sent' };
  } catch (error) {
    return failureFrom(error, navigator.onLine);
  }
};

/**
 * Sends a message through the e-mail service. It never throws: a failure is a result, and is logged to the console.
 *
 * @param fields Exactly what is delivered.
 * @param limits What the site's record sets.
 */
export const sendMessage = async (
  fields: MessageFields,
  limits: SendLimits,
): Promise<SendResult> => {
  const result = await attempt(fields, limits);
  if (result.outcome === 'failed') {
    // eslint-disable-next-line no-console -- the only place where the owner sees why.
    console.error(`The message was not sent (${result.reason}): ${result.status} ${result.text}`);
  }
  return result;
};
