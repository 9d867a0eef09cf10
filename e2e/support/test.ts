import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type BrowserContext, type ConsoleMessage } from '@playwright/test';
import { isPagePath } from '../../src/testing/site';
import { serveWithOutbox, type Outbox } from './outbox';
import { markReady } from './react-ready';
import { afterPaint } from './steady';

/** For tests that depend on motion, which the others do without. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Chromium itself logs the status of a page that is 404; the site cannot prevent that. */
const isStatusOfUnknownPage = (message: ConsoleMessage): boolean => {
  const { url } = message.location();
  return (
    message.text().includes('status of 404') &&
    message.page()?.url() === url &&
    !isPagePath(new URL(url).pathname)
  );
};

/** Chromium logs each mail link that it hands over. */
const isHandedOver = (message: ConsoleMessage): boolean =>
  message.text().startsWith("Launched external handler for 'mailto:");

const violation = 'Content-Security-Policy violated:';

/** Logs what the policy refused, with a mark: no test may expect such a line. */
const logViolations = (context: BrowserContext) =>
  context.addInitScript((prefix) => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      console.error(prefix, effectiveDirective, blockedURI, `${sourceFile}:${lineNumber}`, sample);
    });
  }, violation);

interface Fixtures {
  /** Whether the test expects an empty console; not where it breaks something on purpose, which browser and site report. */
  checkConsole: boolean;
  /** Expected messages, each with the address that it is about. */
  expectedInConsole: RegExp | undefined;
  quietConsole: undefined;
  outbox: Outbox;
}

/**
 * Every test also checks that the console stays empty, except for what the test expects. Each worker has a server and an outbox of its own;
 * one kind of worker is enough for all tests, because starting others takes long.
 */
export const test = base.extend<Fixtures, { ownOutbox: Outbox }>({
  ownOutbox: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to find out which fixtures are needed.
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
      const { close, ...outbox } = await serveWithOutbox('public', folder);
      await provide(outbox);
      close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  outbox: [
    async ({ ownOutbox }, provide) => {
      await ownOutbox.clear();
      await provide(ownOutbox);
      expect(await ownOutbox.unused(), 'faults that no submission has met').toEqual([]);
    },
    { auto: true },
  ],
  baseURL: async ({ ownOutbox }, provide) => provide(ownOutbox.origin),
  checkConsole: [true, { option: true }],
  expectedInConsole: [undefined, { option: true }],
  quietConsole: [
    async ({ context, javaScriptEnabled, checkConsole, expectedInConsole }, use) => {
      const logged: string[] = [];
      const note = (line: string) => {
        if (!expectedInConsole?.test(line)) logged.push(line);
      };
      await logViolations(context);
      await context.addInitScript(markReady);
      context.on('console', (message) => {
        if (!isStatusOfUnknownPage(message) && !isHandedOver(message))
          note(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => note(error.error().message));
      await use(undefined);
      // What the last step has caused may still be on its way; a page that is being left does not answer.
      if (javaScriptEnabled) await Promise.allSettled(context.pages().map(afterPaint));
      const refused = logged.filter((line) => line.startsWith(violation));
      expect(refused, 'what the policy for content refused').toEqual([]);
      if (checkConsole) expect(logged, 'the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Skips a test on this machine for a reason, and prints it: the list of results does not show why. */
export const skipFor = (reason: string | undefined): void => {
  if (reason) console.warn(reason);
  test.skip(reason !== undefined, reason);
};
