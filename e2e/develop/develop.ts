import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
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

/** Opens a page, marks it, and waits until the server knows that somebody looks at it: only such pages are made again immediately. */
export const open = async (page: Page, path: string) => {
  const known = page
    .waitForEvent('websocket', (socket) => socket.url().includes('socket.io'))
    .then((socket) =>
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('registerPath')),
    );
  await page.goto(path);
  await known;
  await page.evaluate(() => document.body.setAttribute('data-seen', ''));
};

/** A page that is loaded again forgets its mark. */
export const expectNoReload = (page: Page) =>
  expect(page.locator('body[data-seen]')).toHaveCount(1);

/** Changes a file for as long as a test needs it. */
export const edit = (file: string, from: string | RegExp, to: string): (() => void) => {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(file, changed);
  return () => writeFileSync(file, text);
};

export { expect };
