import type { Browser, Page } from '@playwright/test';
import { openPage, slowDown } from './open-page';

/** Follows the first link to a page; returns the milliseconds until the page's heading is painted. */
const timeNavigation = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (target) => {
    const link = document.querySelector<HTMLElement>(`a[href="${target}"]`);
    if (!link) throw new Error(`There is no link to ${target}.`);
    const before = document.querySelector('h1')?.textContent;
    // What a pointer does on its way to the click.
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 1000));

    const start = performance.now();
    link.click();
    while (document.querySelector('h1')?.textContent === before) {
      await new Promise((resolve) => setTimeout(resolve));
    }
    await new Promise(requestAnimationFrame);
    // A message that is posted in a frame arrives after the frame was painted.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
    return performance.now() - start;
  }, path);

/**
 * Follows hovered links along `paths`, where each page must link to the next, on a processor `slowdown` times slower.
 * @returns Milliseconds from each click until the page was painted, by path.
 */
export const timeNavigations = async (
  browser: Browser,
  origin: string,
  [first = '/', ...paths]: string[],
  slowdown: number,
): Promise<Record<string, number>> => {
  const page = await openPage(browser, 390);
  await page.goto(origin + first);
  const isReady = page.evaluate(
    () => new Promise<void>((done) => addEventListener('react-ready', () => done())),
  );
  await page.keyboard.press('Shift');
  await isReady;
  await slowDown(page, slowdown);
  const times: Record<string, number> = {};
  for (const path of paths) times[path] = await timeNavigation(page, path);
  await page.close();
  return times;
};
