import { loadClient, type MessageFields, type SendLimits } from './client';

/** How long the email service may take to respond. */
const responseTimeoutInMs = 15_000;

/** The email service's limit in bytes, all parameters of a message together. */
const largestMessage = 50_000;

export type FailureReason =
  | 'offline' // The browser reports that there is no connection.
  | 'network' // The service could not be reached, or the connection broke.
  | 'timeout'
  | 'refused' // 400 and every status without a reason of its own.
  | 'forbidden' // A value is on the block list, or the account does not allow the site.
  | 'too-large'
  | 'throttled'
  | 'headless' // The service takes the browser for a robot.
  | 'unavailable' // 5xx.
  | 'misconfigured'; // The public key, the service id or the template id is missing.

/** The result of an attempt. `status` and `text` are the service's own, for the console only. */
export type SendResult =
  { outcome: 'sent' } | { outcome: 'failed'; reason: FailureReason; status: number; text: string };

const reasonsByStatus: Partial<Record<number, FailureReason>> = {
  0: 'network',
  403: 'forbidden',
  413: 'too-large',
  429: 'throttled',
  451: 'headless',
};

/** @param status HTTP status of the service; 0 without a response. */
const reasonOf = (status: number): FailureReason =>
  reasonsByStatus[status] ?? (status >= 500 ? 'unavailable' : 'refused');

const timeoutError = new Error(`No response in ${responseTimeoutInMs / 1000} s`);

const inTime = <Result>(work: Promise<Result>): Promise<Result> => {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(reject, responseTimeoutInMs, timeoutError);
  });
  return Promise.race([work, timeout]);
};

const failed = (reason: FailureReason, text: string, status = 0): SendResult => ({
  outcome: 'failed',
  reason,
  status,
  text,
});

/**
 * @param error Whatever was thrown: the service's status and text, the library's text, a timeout,
 * or a browser error.
 */
const failureFrom = (error: unknown, online: boolean): SendResult => {
  // Object() because anything can be thrown, even null.
  const { status, text }: { status?: unknown; text?: unknown } = Object(error);
  if (typeof status === 'number') return failed(reasonOf(status), String(text), status);
  if (typeof error === 'string') return failed('misconfigured', error);
  if (error === timeoutError) return failed('timeout', timeoutError.message);
  return failed(online ? 'network' : 'offline', String(error));
};

/** The size of a message as the service counts it. */
const bytesOf = (fields: MessageFields): number => new Blob([JSON.stringify(fields)]).size;

const attempt = async (fields: MessageFields, limits: SendLimits): Promise<SendResult> => {
  if (bytesOf(fields) > largestMessage) return failed('too-large', 'Larger than 50 KB, not sent');
  try {
    const send = await inTime(loadClient(limits));
    await inTime(send(fields));
    return { outcome: 'sent' };
  } catch (error) {
    return failureFrom(error, navigator.onLine);
  }
};

/** Sends exactly the given fields. A failure is returned, not thrown, and logged to the console. */
export const sendMessage = async (
  fields: MessageFields,
  limits: SendLimits,
): Promise<SendResult> => {
  const result = await attempt(fields, limits);
  if (result.outcome === 'failed') {
    // eslint-disable-next-line no-console -- nothing else shows the owner the reason.
    console.error(`The message was not sent (${result.reason}): ${result.status} ${result.text}`);
  }
  return result;
};
