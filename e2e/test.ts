import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';

/** Chromium itself writes the status of a page to the console when it is 404; the site cannot keep it from doing so. */
const isStatusOfPage = (message: ConsoleMessage, page: Page): boolean =>
  message.text().includes('status of 404') && message.location().url === page.url();

/** Every test also holds that the browser's console stays empty, but for what the test itself expects there. */
export const test = base.extend<{
  /** Messages, each with the address it is about, that belong to what is tested. */
  expectedInConsole: RegExp | undefined;
  quietConsole: undefined;
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
});

export { expect };
