import { expect, type Locator, type Page } from '@playwright/test';
import { afterPaint } from './page';

/** Describes the focus by its position among the stops of the dialog. */
const placeOfFocus = (dialog: Locator): Promise<number> =>
  dialog.evaluate((element, selector) => {
    const stops = [...element.querySelectorAll(selector)].filter((stop) => stop.checkVisibility());
    return document.activeElement ? stops.indexOf(document.activeElement) : -1;
  }, stopSelector);

const stopSelector = 'a[href], button:enabled, input:enabled:not([tabindex="-1"], [type="hidden"])';

/** Moves once around a dialog with one key, slowly enough for tooltips to appear and disappear. */
export const expectWholeRound = async (
  page: Page,
  dialog: Locator,
  key: 'Tab' | 'Shift+Tab',
): Promise<void> => {
  // A dialog takes the focus first, then the page behind it becomes inert.
  await expect(page.locator('[inert], dialog:modal').first()).toBeAttached();
  const count = await dialog.locator(stopSelector).filter({ visible: true }).count();
  const round = Array.from({ length: count }, (_stop, place) => place);
  if (key === 'Shift+Tab') round.reverse();
  for (const place of [...round, round[0] ?? 0]) {
    await page.keyboard.press(key);
    // At its ends the keyboard reaches the browser's own controls, and the dialog itself where it scrolls.
    const isEnd = place === 0 || place === count - 1;
    while (isEnd && (await dialog.evaluate((element) => document.activeElement?.contains(element))))
      await page.keyboard.press(key);
    await expect
      .poll(() => placeOfFocus(dialog), `${key} to stop ${place} of ${count}`)
      .toBe(place);
    await expect(page.locator(':focus')).toBeInViewport();
    // Anything that moves the focus on has done so by then.
    await afterPaint(page);
    expect(await placeOfFocus(dialog), `${key} at stop ${place}`).toBe(place);
  }
};
