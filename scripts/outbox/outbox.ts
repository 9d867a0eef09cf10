import express, { type RequestHandler, type Router } from 'express';
import { createFaults } from './faults';
import { createInspector } from './inspector';
import { localClientsOnly } from './local-only';
import { createMessageStore } from './message-store';
import { inspectorPath } from './page';
import { Refusal, refuse } from './refusal';
import { createSendApi } from './send-api';
import type { Account } from './submission';

export interface OutboxOptions {
  /** Absolute path of the folder that keeps the messages. */
  folder: string;
  /** The time in milliseconds; by default the system's clock. */
  now?: () => number;
  /** The accepted ids; by default any. */
  account?: Account;
  /** Whether the service's limit of one request per second applies; by default not. */
  rateLimit?: boolean;
}

const interval = 1000;

/**
 * Responds 429 to a request less than a second after the last one that passed; one clock for all, because every client is this machine.
 * @see https://www.emailjs.com/docs/rest-api/send/
 */
const createRateLimit = (now: () => number): RequestHandler => {
  let last = -Infinity;

  return (_request, _response, next) => {
    const time = now();
    if (time - last < interval) throw new Refusal(429);
    last = time;
    next();
  };
};

const notFound: RequestHandler = () => {
  throw new Refusal(404);
};

/**
 * A local stand-in for the email service, never part of a deployed site: it accepts and refuses like the service, keeps every message in a
 * folder, and sends nothing.
 * @returns An Express 4 or 5 router for the root, ahead of body parsers: `/api/v1.0` and `/__outbox` are its own, for this machine only;
 * all else passes.
 */
export const createOutbox = ({
  folder,
  now = Date.now,
  account,
  rateLimit = false,
}: OutboxOptions): Router => {
  const store = createMessageStore(folder, now);
  const faults = createFaults();
  const before = rateLimit ? [createRateLimit(now)] : [];

  const router = express.Router();
  for (const [path, handler] of [
    ['/api/v1.0', createSendApi({ store, faults, before, account })],
    [inspectorPath, createInspector(store, faults)],
  ] as const)
    router.use(path, localClientsOnly, handler, notFound, refuse);
  return router;
};
