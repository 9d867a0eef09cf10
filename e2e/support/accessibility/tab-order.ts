import type { Page } from '@playwright/test';

/** Smallest width and height of anything that can be pressed, in pixels (WCAG 2.2, 2.5.8). */
const smallest = 24;

/** What has the focus now, and what is wrong with it; undefined when the end of the page has been passed. */
const stopHere = (page: Page) =>
  page.evaluate((least) => {
    const here = document.activeElement;
    if (!here || here === document.body) return undefined;
    const last = document.querySelector('[data-stop]');
    last?.removeAttribute('data-stop');
    here.setAttribute('data-stop', '');
    const after = getComputedStyle(here, '::after');
    const row = here.closest('li');
    // The link of a whole card is as large as the card, and the ring may be round the card.
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
    const faults = {
      'leads back': last && here.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING,
      'has no ring': ![after, ...styles].some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      ),
      'is not whole on the screen':
        own.left < -1 || own.top < -1 || own.right > innerWidth + 1 || own.bottom > innerHeight + 1,
      'lies under something': !seen || !(here.contains(seen) || seen.contains(here)),
      [`is ${width} by ${height} px`]: Math.min(width, height) < least,
    };
    return {
      name: here.getAttribute('aria-label') ?? (here.closest('label') ?? here).textContent,
      faults: Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [fault] : [])),
    };
  }, smallest);

/**
 * Leads the keyboard through the page from its skip link to its end, or only through its main part.
 * @returns What is wrong on the way: order, focus ring, size, and what cannot be seen.
 */
export const tabOrderFaults = async (page: Page, part: 'body' | 'main'): Promise<string[]> => {
  const expected = await page.locator(part).evaluate((root) => {
    document.querySelector('[data-stop]')?.removeAttribute('data-stop');
    return [...root.querySelectorAll('a[href], button, input, select, textarea')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        // Of a group of radio buttons, Tab reaches the checked one; the arrow keys lead to the others.
        element.matches(':not([tabindex="-1"], :disabled, [type="radio"]:not(:checked))'),
    ).length;
  });
  const wrong: string[] = [];
  await page.locator(part === 'main' ? 'main' : 'a[href="#main"]').focus();
  for (let stops = 0; stops < expected; stops += 1) {
    if (stops > 0 || part === 'main') await page.keyboard.press('Tab');
    const stop = await stopHere(page);
    if (!stop) return [...wrong, `It ends after ${stops} of ${expected} stops.`];
    for (const fault of stop.faults) wrong.push(`${stop.name}: ${fault}`);
  }
  return wrong;
};
