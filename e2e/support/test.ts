import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { serveWithOutbox, type Outbox } from './outbox';

/** For tests that depend on motion, which the others do without. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Chromium itself logs the status of a page that is 404; the site cannot prevent that. */
const isStatusOfPage = (message: ConsoleMessage, page: Page): boolean =>
  message.text().includes('status of 404') && message.location().url === page.url();

const violation = 'Content-Security-Policy violated:';

/** Logs what the policy refused, with a mark: no test may expect such a line. */
const logViolations = (page: Page) =>
  page.context().addInitScript((prefix) => {
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
  noViolations: undefined;
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
    },
    { auto: true },
  ],
  baseURL: async ({ ownOutbox }, provide) => provide(ownOutbox.origin),
  checkConsole: [true, { option: true }],
  expectedInConsole: [undefined, { option: true }],
  quietConsole: [
    async ({ page, checkConsole, expectedInConsole }, use) => {
      const logged: string[] = [];
      page.on('console', (message) => {
        const line = `${message.text()} ${message.location().url}`;
        if (isStatusOfPage(message, page) || expectedInConsole?.test(line)) return;
        logged.push(`${message.type()}: ${line}`);
      });
      page.on('pageerror', ({ message }) => {
        if (!expectedInConsole?.test(message)) logged.push(`error: ${message}`);
      });
      await use(undefined);
      if (checkConsole) expect(logged, 'the browser console').toEqual([]);
    },
    { auto: true },
  ],
  noViolations: [
    async ({ page }, use) => {
      const refused: string[] = [];
      await logViolations(page);
      page.on('console', (message) => {
        if (message.text().startsWith(violation)) refused.push(message.text());
      });
      await use(undefined);
      expect(refused, 'what the policy for content refused').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
