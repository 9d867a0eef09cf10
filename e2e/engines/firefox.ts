import puppeteer from 'puppeteer-core';
import type { Engine } from './engine';

/** Debian's Firefox, over WebDriver BiDi. */
export const startFirefox = async (): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    defaultViewport: { width: 1300, height: 900 },
  });
  const page = await browser.newPage();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('pageerror', (error) => logged.push(String(error)));
  return {
    open: async (address) => void (await page.goto(address)),
    click: async (selector) => page.locator(selector).click(),
    type: async (selector, text) => page.locator(selector).fill(text),
    run: (script) => page.evaluate(`(() => { ${script} })()`),
    logged,
    close: () => browser.close(),
  };
};
