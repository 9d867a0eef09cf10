import { setTimeout as wait } from 'node:timers/promises';

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
