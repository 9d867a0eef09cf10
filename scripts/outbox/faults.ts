import { setTimeout as wait } from 'node:timers/promises';
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
    /** Waits likewise until the faults are reset. */
    hold: z.boolean().optional(),
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

/**
 * Reads an order for `count` equal faults; `drop: true` is `'before'`.
 * @throws A refusal with status 400 that describes the error.
 */
const readFaults = (order: unknown): OutboxFault[] => {
  const { data, error } = faultOrder.safeParse(order);
  if (error) throw new Refusal(400, z.prettifyError(error));
  const { count, ...fault } = data;
  return Array.from({ length: count }, () => fault);
};

/** Holds the faults of the next submissions, in the order in which they were set. */
export const createFaults = () => {
  let faults: OutboxFault[] = [];
  let held: (() => void)[] = [];

  return {
    /** Takes that of the current submission, and waits as long as it says. */
    next: async () => {
      const { delay, hold, ...outcome } = faults.shift() ?? {};
      // Waiting must not keep a stopped server alive.
      if (delay) await wait(delay, undefined, { ref: false });
      if (hold) await new Promise<void>((goOn) => held.push(goOn));
      return outcome;
    },
    /** Those that no submission has met yet. */
    list: (): readonly OutboxFault[] => faults,
    /** @throws A refusal with status 400 that describes the error in the order. */
    add: (order: unknown): void => void faults.push(...readFaults(order)),
    /** Forgets them, and lets the submissions go on that are held. */
    reset: (): void => {
      for (const goOn of held) goOn();
      faults = [];
      held = [];
    },
  };
};

export type Faults = ReturnType<typeof createFaults>;
