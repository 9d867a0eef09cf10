import { setTimeout as wait } from 'node:timers/promises';

/** A browser as the core path uses it; elements are named by CSS selectors. */
export interface Engine {
  open: (address: string) => Promise<void>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  /** Runs a script in the page, and returns its result. */
  run: (script: string) => Promise<unknown>;
  /** What the console has shown so far; undefined where the engine does not tell. */
  logged?: string[];
  close: () => Promise<void>;
}

/** Asks until the answer is true. @throws The last error, when it is not in time. */
export const until = async (ask: () => Promise<unknown>): Promise<void> => {
  const end = Date.now() + 15_000;
  for (;;) {
    const answer = await ask().catch((error: unknown) => error);
    if (answer === true) return;
    if (Date.now() > end)
      throw new Error(`It did not happen: ${String(ask)} is ${String(answer)}.`);
    await wait(100);
  }
};
