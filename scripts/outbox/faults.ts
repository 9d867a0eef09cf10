import { z } from 'zod';
import { Refusal } from './refusal';

const faultOrder = z
  .strictObject({
    /** Sent instead of the service's own status, without keeping the message. */
    status: z.int().min(200).max(599).optional(),
    /** Text with that status, instead of its usual phrase. */
    text: z.string().optional(),
    /** Milliseconds before anything else happens, even if the client has given up by then. */
    delay: z.int().min(0).max(600_000).optional(),
    /** Cuts the connection without a response, before or after the message was kept. */
    drop: z
      .union([z.boolean(), z.enum(['before', 'after'])])
      .transform((drop) => (drop === true ? 'before' : drop || undefined))
      .optional(),
    count: z.int().min(1).max(10_000),
  })
  .refine(({ status, drop }) => !(status && drop), 'A dropped connection has no status.');

/** How to treat one submission; an empty fault has no effect. */
export type OutboxFault = Omit<z.output<typeof faultOrder>, 'count'>;

/** The faults of the next submissions, in order; `shift()` takes that of the current one. */
export type Faults = OutboxFault[];

/**
 * Reads an order for `count` equal faults; `drop: true` is `'before'`.
 * @throws A refusal with status 400 that describes the error.
 */
export const readFaults = (order: unknown): Faults => {
  const { data, error } = faultOrder.safeParse(order);
  if (error) throw new Refusal(400, z.prettifyError(error));
  const { count, ...fault } = data;
  return Array.from({ length: count }, () => fault);
};
