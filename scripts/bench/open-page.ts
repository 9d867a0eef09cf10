import type { Browser, Page } from '@playwright/test';

/** Opens an empty page in a browser without cache, `width` pixels wide and as high as a phone or a laptop. Closing it closes the browser's context too. */
export const openPage = (browser: Browser, width: number, hasTouch = false): Promise<Page> =>
  browser.newPage({ viewport: { width, height: width < 600 ? 844 : 900 }, hasTouch });

/** Lets a page run `slowdown` times slower than this machine. */
export const slowDown = async (page: Page, slowdown: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
};
