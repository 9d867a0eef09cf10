import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { routes, sitePages, word } from './site';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

/** The language with the longest words. */
const language = 'es';
const paths = sitePages.filter((page) => page.language === language).map(({ path }) => path);

/** Smallest width and height of anything that can be pressed, in pixels (WCAG 2.2, 2.5.8). */
const smallest = 24;

interface Stop {
  name: string;
  /** Whether it stands where the last one was, or before. */
  backwards: boolean;
  /** Whether the ring round it, or round what it stands for, is drawn. */
  ring: boolean;
  /** Whether all of it is on the screen, and no bar lies over it. */
  seen: boolean;
  width: number;
  height: number;
}

/** What has the focus now; undefined when the end of the page has been passed. */
const stopHere = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const here = document.activeElement;
    if (!here || here === document.body) return undefined;
    const last = document.querySelector('[data-stop]');
    last?.removeAttribute('data-stop');
    here.setAttribute('data-stop', '');
    const after = getComputedStyle(here, '::after');
    const row = here.closest('li');
    // A link that stands for a whole card is as large as the card.
    const isStretched = after.position === 'absolute' && after.inset === '0px';
    const { width, height } = ((isStretched && row) || here).getBoundingClientRect();
    const styles = [here, here.parentElement, ...(row?.children ?? [])]
      .filter((element) => element !== null)
      .map((element) => getComputedStyle(element));
    const own = here.getBoundingClientRect();
    const seen = document.elementFromPoint(
      own.left + own.width / 2,
      own.top + Math.min(own.height / 2, 12),
    );
    return {
      name: here.getAttribute('aria-label') ?? here.textContent,
      backwards: Boolean(
        last && here.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING,
      ),
      ring: [after, ...styles].some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      ),
      seen:
        own.left >= -1 &&
        own.top >= -1 &&
        own.right <= innerWidth + 1 &&
        own.bottom <= innerHeight + 1 &&
        Boolean(seen && (here.contains(seen) || seen.contains(here))),
      width,
      height,
    };
  });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the keyboard reaches everything in order at ${viewport.width} px, and is always seen`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const wrong: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
      const expected = await page.evaluate(
        () =>
          [...document.querySelectorAll('a[href], button, input, select, textarea')].filter(
            (element) =>
              element.checkVisibility() && element.matches(':not([tabindex="-1"], :disabled)'),
          ).length,
      );
      for (let stops = 0; stops < expected; stops += 1) {
        await page.keyboard.press('Tab');
        const stop = await stopHere(page);
        if (!stop) {
          wrong.push(`${path}: ends after ${stops} of ${expected} stops`);
          break;
        }
        const { name, backwards, ring, seen, width, height } = stop;
        const faults = [
          backwards && 'leads back',
          !ring && 'has no ring',
          !seen && 'is not seen',
          Math.min(width, height) < smallest && `is ${width} by ${height} px`,
        ].filter(Boolean);
        if (faults.length > 0) wrong.push(`${path}, ${name}: ${faults.join(', ')}`);
      }
    }
    expect(wrong).toEqual([]);
  });
}

test('the skip link leads past the header', async ({ page }) => {
  await page.goto(routes.pathOf('about', language));
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: word(language, 'common', 'skip') })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the languages open and close by keys alone, and the focus goes back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.pathOf('about', language));
  await hydrated(page);
  const button = page.getByRole('button', { name: /^ES\. / });
  const items = page.getByRole('menuitem');
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await button.focus();
    await page.keyboard.press(key);
    await expect(items).toHaveCount(3);
    await page.keyboard.press('End');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});
