import type { Browser, Page } from '@playwright/test';
import { openPage, slowDown } from './open-page';

/** The first tap on an untouched page. */
interface Tap {
  name: string;
  page: string;
  width: number;
  /** The first visible element of this selector is tapped. */
  control: string;
  /** The tap shows when the visible text of one of these elements has changed; each counts by itself, as a paragraph's includes hidden prices. */
  watched: string;
}

/** How long a tap may take to show, in milliseconds. */
const timeout = 15_000;
/** Event timings arrive some frames after their event. In milliseconds. */
const afterwards = 1_000;

/** What a tap led to, in milliseconds. */
interface TapTimes {
  /** From the touch to the frame that shows it; infinite if nothing showed. */
  shown: number;
  /** The longest event of the tap: handlers and the next frame, rounded to 8 ms by the browser. */
  event: number;
}

/** Compares what is visible frame by frame, from before the tap until it changes. */
const watch = (page: Page, watched: string) =>
  page.evaluateHandle(
    ({ selector, limit }) => {
      const seen = { event: 0 };
      const kind: PerformanceObserverInit & { durationThreshold: number } = {
        type: 'event',
        durationThreshold: 16,
      };
      new PerformanceObserver((list) => {
        const durations = list.getEntries().map(({ duration }) => duration);
        seen.event = Math.max(seen.event, ...durations);
      }).observe(kind);

      const begin = performance.now();
      let tappedAt: number | undefined;
      addEventListener('pointerdown', ({ timeStamp }) => (tappedAt = timeStamp), {
        capture: true,
        once: true,
      });
      const shown = (async () => {
        let before = '';
        while (performance.now() - (tappedAt ?? begin) < limit) {
          await new Promise(requestAnimationFrame);
          const visible = [...document.querySelectorAll(selector)]
            .filter((element) =>
              element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            )
            .map(({ textContent }) => textContent)
            .join('\n');
          if (tappedAt === undefined) before = visible;
          if (tappedAt === undefined || visible === before) continue;
          // A message that is posted in a frame arrives after the frame was painted.
          await new Promise((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = resolve;
            port2.postMessage(undefined);
          });
          return performance.now() - tappedAt;
        }
        return Infinity;
      })();
      return { seen, shown };
    },
    { selector: watched, limit: timeout },
  );

/** Opens a page in an empty browser, `slowdown` times slower than this machine, and times the first tap. */
export const timeFirstTap = async (
  browser: Browser,
  url: string,
  { width, control, watched }: Tap,
  slowdown: number,
): Promise<TapTimes> => {
  const page = await openPage(browser, width, true);
  try {
    await slowDown(page, slowdown);
    // Scrolling the control into view is not the visitor's first interaction.
    await page.addInitScript(() =>
      addEventListener('scroll', (event) => event.stopImmediatePropagation(), true),
    );
    await page.goto(url);
    await page.waitForLoadState('networkidle');

    const target = page.locator(control).filter({ visible: true }).first();
    if ((await target.count()) === 0) return { shown: Infinity, event: 0 };
    await target.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await page.waitForTimeout(afterwards);
    const box = await target.boundingBox();
    if (!box) return { shown: Infinity, event: 0 };

    const watching = await watch(page, watched);
    // By then the watch has seen the page before the tap.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const shown = await watching.evaluate((times) => times.shown);
    await page.waitForTimeout(afterwards);
    return { shown, event: await watching.evaluate(({ seen }) => seen.event) };
  } finally {
    await page.close();
  }
};
