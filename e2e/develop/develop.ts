import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { endGatsby, startGatsby } from '../../scripts/scratch/run-gatsby';
import { copyProject } from '../../scripts/scratch/scratch-copy';
import { freePort } from '../../scripts/testing/free-port';

const startLimit = 240_000;

interface Develop {
  /** Address of the develop server, without trailing slash. */
  address: string;
  /** @returns The whole path of a file below `content/`, in the copy that the server shows. */
  path: (file: string) => string;
  /** @returns Everything that the server has said so far. */
  output: () => string;
}

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address)).ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
};

/** One develop server for all tests, on a copy of the project that they may edit. */
export const test = base.extend<{ baseURL: string }, { develop: Develop }>({
  develop: [
    // Playwright wants to see that nothing else is needed.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const site = copyProject(resolve(__dirname, '../..'));
      const port = await freePort();
      const gatsby = startGatsby(site, ['develop', '--port', String(port)]);
      const address = `http://localhost:${port}`;
      try {
        await expect
          .poll(() => answers(`${address}/en`), { timeout: startLimit })
          .toBe(true)
          .catch(() => {
            throw new Error(`The develop server did not start.\n${gatsby.output()}`);
          });
        await provide({
          address,
          path: (file) => join(site, 'content', file),
          output: gatsby.output,
        });
      } finally {
        await endGatsby(gatsby);
        rmSync(site, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: startLimit + 10_000 },
  ],
  baseURL: async ({ develop }, provide) => provide(develop.address),
});

export { expect };
