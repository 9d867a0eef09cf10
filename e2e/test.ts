import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';

/** Chromium itself writes the status of a page to the console when it is 404; the site cannot keep it from doing so. */
const isStatusOfPage = (message: ConsoleMessage, page: Page): boolean =>
  message.text().includes('status of 404') && message.location().url === page.url();

/** Every test also holds that the browser's console stays empty. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (!isStatusOfPage(message, page)) said.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => said.push(`error: ${error.message}`));
      await use(undefined);
      expect(said, 'the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
