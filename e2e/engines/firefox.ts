import { spawnSync } from 'node:child_process';
import puppeteer from 'puppeteer-core';
import { readScript, type Engine, type EngineKind } from './engine';

const program = 'firefox-esr';

const start = async (): Promise<Engine> => {
  const executablePath = spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim();
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  // A click scrolls its element to the edge of the screen, and the header would lie over it.
  const find = async (element: string) => {
    const handle = await page.waitForSelector(`::-p-xpath(${element})`, { timeout: 10_000 });
    if (!handle) throw new Error(`There is no ${element}.`);
    await handle.evaluate((node) =>
      (node as Element).scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    return handle;
  };
  return {
    version: (await browser.version()).replace(/^[^\d]*/, ''),
    open: async (address) => void (await page.goto(address)),
    resize: (width, height) => page.setViewport({ width, height }),
    address: async () => page.url(),
    click: async (element) => (await find(element)).click(),
    type: async (element, text) => (await find(element)).type(text),
    read: async (element) =>
      (await page.evaluate(`(() => {${readScript(element)}})()`)) as string[],
    run: (script) => page.evaluate(`(() => {${script}})()`),
    close: () => browser.close(),
  };
};

/** Firefox, over WebDriver BiDi. */
export const firefox: EngineKind = {
  name: 'Firefox',
  programs: [program],
  packages: [program],
  start,
};
