import express, { type Router } from 'express';
import { createFaults } from './faults';
import { createInspector } from './inspector';
import { localClientsOnly } from './local-only';
import { createMessageStore } from './message-store';
import { inspectorPath } from './page';
import { createRateLimit } from './rate-limit';
import { refuse } from './refusal';
import { createSendApi } from './send-api';
import type { Account } from './submission';

export interface OutboxOptions {
  /** Absolute path of the folder that keeps the messages. */
  folder: string;
  /** The time in milliseconds; the clock of the system where it is left out. */
  now?: () => number;
  /** The ids that the outbox knows; it takes any where it is left out. */
  account?: Account;
  /** Whether the service's limit of one request per second holds. It does not where it is left out. */
  rateLimit?: boolean;
}

/**
 * A stand-in for the e-mail service, for work on this machine: it takes what the service takes, refuses what the service
 * refuses, keeps every message in a folder, and sends nothing. It is never part of a deployed site.
 *
 * Requests below `/api/v1.0` and `/__outbox` are its own, from clients on this machine only; all others pass through.
 *
 * @returns A router for the root of an Express application, version 4 or 5, ahead of anything that reads bodies.
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
  router.use(
    '/api/v1.0',
    localClientsOnly,
    createSendApi({ store, faults, before, account }),
    refuse,
  );
  router.use(inspectorPath, localClientsOnly, createInspector(store, faults), refuse);
  return router;
};
