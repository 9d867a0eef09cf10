/** Why a message did not go out. */
export type FailureReason =
  /** The browser says that there is no connection. */
  | 'offline'
  /** The service could not be reached, or the connection broke. */
  | 'network'
  /** The service did not answer in time. */
  | 'timeout'
  /** The service finds the request wrong: 400 and every status without a reason of its own. */
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

const reasonsByStatus: Partial<Record<number, FailureReason>> = {
  0: 'network',
  403: 'forbidden',
  413: 'too-large',
  429: 'throttled',
  451: 'headless',
};

/**
 * Reads an HTTP status of the e-mail service (`spec.md`, section 8).
 *
 * @param status The status; 0 when there was no answer.
 */
export const reasonOf = (status: number): FailureReason =>
  reasonsByStatus[status] ?? (status >= 500 ? 'unavailable' : 'refused');

const hasStatus = (error: unknown): error is { status: number; text: unknown } =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  'text' in error;

/**
 * Turns whatever was thrown while sending into a result.
 *
 * @param error The client library's response status, its text about a missing setting, or the browser's own error.
 * @param online Whether the browser believes to have a connection.
 */
export const failureFrom = (error: unknown, online: boolean): SendResult => {
  if (hasStatus(error)) {
    const { status, text } = error;
    return { outcome: 'failed', reason: reasonOf(status), status, text: String(text) };
  }
  // The library throws bare texts when a setting is missing or the parameters are no object.
  if (typeof error === 'string') {
    return { outcome: 'failed', reason: 'misconfigured', status: 0, text: error };
  }
  const text = error instanceof Error ? error.message : String(error);
  return { outcome: 'failed', reason: online ? 'network' : 'offline', status: 0, text };
};
