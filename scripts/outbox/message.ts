/** Which of the service's two paths a message used. */
type Variant = 'send' | 'send-form';

export type Fields = Record<string, unknown>;

/** A request that passed the service's checks. */
export interface Submission {
  variant: Variant;
  /** What the service itself reads: `user_id`, `service_id`, `template_id`, `lib_version`. */
  service: Fields;
  /** What the form sent, exactly as it was received. */
  params: Fields;
}

export interface Message extends Submission {
  /** Name of the message's files; a later message has a greater one. */
  id: string;
  /** ISO 8601, in UTC. */
  receivedAt: string;
}

/** Returns a text as it is, and any other JSON value as JSON. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
