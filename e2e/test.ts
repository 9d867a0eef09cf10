import { expect, test as base } from '@playwright/test';

/** Every test also holds that the browser's console stays empty. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => said.push(`error: ${error.message}`));
      await use(undefined);
      expect(said, 'the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
