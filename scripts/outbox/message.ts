/** Which of the service's two paths a message came by. */
export type Variant = 'send' | 'send-form';

export type Fields = Record<string, unknown>;

/** A request that passed the service's checks. */
export interface Submission {
  variant: Variant;
  /** What the service itself reads: `user_id`, `service_id`, `template_id`, `lib_version`. */
  service: Fields;
  /** What the form sent, exactly as it arrived. */
  params: Fields;
}

export interface Message extends Submission {
  /** Name of the message's files; a later message has a greater one. */
  id: string;
  /** ISO 8601, in UTC. */
  receivedAt: string;
}

/**
 * Shows one value to a reader.
 *
 * @param value Anything that JSON can hold; the service takes numbers, lists and objects as well as texts.
 * @returns A text as it is, everything else as JSON.
 */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
