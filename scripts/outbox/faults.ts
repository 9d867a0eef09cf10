import { z } from 'zod';
import { Refusal } from './refusal';

const faultOrder = z
  .strictObject({
    status: z.int().min(200).max(599).optional(),
    text: z.string().optional(),
    delay: z.int().min(0).max(600_000).optional(),
    drop: z
      .union([z.boolean(), z.enum(['before', 'after'])])
      .transform((drop) => (drop === true ? 'before' : drop || undefined))
      .optional(),
    count: z.int().min(1).max(10_000),
  })
  .refine(({ status, drop }) => !(status && drop), 'A dropped connection has no status.');

/** How one submission is to go; an empty one goes as if there were none. */
export interface Fault {
  /** Answered instead of the service's own status, without keeping the message. */
  status?: number;
  /** Goes with the status, whose usual phrase it replaces. */
  text?: string;
  /** Milliseconds before anything else happens; the rest happens even if the client has given up by then. */
  delay?: number;
  /** The connection is cut without an answer, before or after the message was kept. */
  drop?: 'before' | 'after';
}

export interface Faults {
  /**
   * Orders faults for the next submissions, after those that are ordered already.
   *
   * @param order A fault and its `count`; `drop: true` is `'before'`.
   * @throws A refusal with status 400 that says what is wrong with the order.
   */
  add: (order: unknown) => void;
  /** Gives the fault of the submission that has just come in, if there is one for it. */
  take: () => Fault | undefined;
  clear: () => void;
}

/** Makes the list of faults that the outbox was told to produce. */
export const createFaults = (): Faults => {
  let waiting: Fault[] = [];

  return {
    add: (order) => {
      const { data, error } = faultOrder.safeParse(order);
      if (error) throw new Refusal(400, z.prettifyError(error));
      const { count, ...fault } = data;
      waiting.push(...Array.from({ length: count }, () => fault));
    },
    take: () => waiting.shift(),
    clear: () => {
      waiting = [];
    },
  };
};
