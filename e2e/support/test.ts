import { expect, test as base, type ConsoleMessage } from '@playwright/test';
import { afterPaint } from './page';

/** For tests that depend on motion, which the others do without. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Chromium logs the status of a page that is 404, and each mail link that it hands over. */
const isLoggedByBrowser = (message: ConsoleMessage): boolean =>
  (message.text().includes('status of 404') && message.page()?.url() === message.location().url) ||
  message.text().startsWith("Launched external handler for 'mailto:");

const violation = 'Content-Security-Policy violated:';

interface Fixtures {
  /** Lines that the test expects in the console, each with the address that it is about. */
  expectedInConsole: RegExp | undefined;
  emptyConsole: undefined;
}

/**
 * Every test also checks that the console stays empty, except for what it expects; a violation of
 * the policy may never be expected.
 */
export const test = base.extend<Fixtures>({
  expectedInConsole: [undefined, { option: true }],
  emptyConsole: [
    async ({ context, javaScriptEnabled, expectedInConsole }, use) => {
      const logged: string[] = [];
      const log = (line: string) => {
        if (line.startsWith(violation) || !expectedInConsole?.test(line)) logged.push(line);
      };
      await context.addInitScript((prefix) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          console.error(prefix, effectiveDirective, blockedURI, sample),
        );
        addEventListener('react-ready', () =>
          document.documentElement.setAttribute('data-react-ready', ''),
        );
      }, violation);
      context.on('console', (message) => {
        if (!isLoggedByBrowser(message)) log(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => log(error.error().message));
      await use(undefined);
      // What the last step has caused may still be on its way; a page that is being left does not
      // answer.
      if (javaScriptEnabled) await Promise.allSettled(context.pages().map(afterPaint));
      expect(logged, 'the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
