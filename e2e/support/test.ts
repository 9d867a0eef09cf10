import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';

/** Chromium itself writes the status of a page to the console when it is 404; the site cannot keep it from doing so. */
const isStatusOfPage = (message: ConsoleMessage, page: Page): boolean =>
  message.text().includes('status of 404') && message.location().url === page.url();

const violation = 'Content-Security-Policy violated:';

/** Lets the page say what its policy refused. No test may expect that, so it is told apart from all other lines. */
const tellViolations = (page: Page) =>
  page.context().addInitScript((prefix) => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      console.error(prefix, effectiveDirective, blockedURI, `${sourceFile}:${lineNumber}`, sample);
    });
  }, violation);

/** Every test also holds that the browser's console stays empty, but for what the test itself expects there. */
export const test = base.extend<{
  /** Messages, each with the address it is about, that belong to what is tested. */
  expectedInConsole: RegExp | undefined;
  quietConsole: undefined;
  noViolations: undefined;
}>({
  expectedInConsole: [undefined, { option: true }],
  quietConsole: [
    async ({ page, expectedInConsole }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        const line = `${message.text()} ${message.location().url}`;
        if (isStatusOfPage(message, page) || expectedInConsole?.test(line)) return;
        said.push(`${message.type()}: ${line}`);
      });
      page.on('pageerror', (error) => said.push(`error: ${error.message}`));
      await use(undefined);
      expect(said, 'the browser console').toEqual([]);
    },
    { auto: true },
  ],
  noViolations: [
    async ({ page }, use) => {
      const told: string[] = [];
      await tellViolations(page);
      page.on('console', (message) => {
        if (message.text().startsWith(violation)) told.push(message.text());
      });
      await use(undefined);
      expect(told, 'what the policy for content refused').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
