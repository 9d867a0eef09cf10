import { expect, type Page } from '@playwright/test';
import { text } from './content';
import { menuButton, toasts } from './controls';
import { newsletterForm, openPlan } from './forms';
import { openPage } from './page';

/** By how many pixels the page is wider than the screen. */
export const excess = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/**
 * Words that are outside of the screen or of an element around them, where nothing can be scrolled
 * to show them.
 */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hidden = '[aria-hidden="true"], .sr-only, script, style, noscript';
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement));
    const range = document.createRange();
    const isOutside = (text: Node, element: Element | null): boolean => {
      if (!element) return false;
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      const hasBox = !['inline', 'contents'].includes(getComputedStyle(element).display);
      if (width > 0 && hasBox && (left < box.left - 1 || right > box.right + 1)) return true;
      return isOutside(text, element.parentElement);
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      // For screen readers only.
      if (getComputedStyle(element).clipPath !== 'none') continue;
      // What may not break, such as a figure, may reach over its column.
      const breaks = getComputedStyle(element).whiteSpace !== 'nowrap';
      const box = breaks ? element : document.documentElement;
      if (!element.closest(hidden) && !scrolls(element) && isOutside(text, box))
        found.push(text.textContent ?? '');
    }
    return found;
  });

/**
 * Opens menu, dialog and a toast on a screen of this width, and expects every word of them on it.
 */
export const expectOverlaysToFit = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 640 });
  await openPage(page, '/es/precios');

  await menuButton(page, 'es').click();
  const dialog = page.getByRole('dialog');
  for (const control of [...(await dialog.getByRole('link').all()), dialog.getByRole('button')]) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 0.99 });
  }
  expect(await cutOff(page), 'menu').toEqual([]);
  // Escape would close only the tooltip of the button under the pointer.
  await dialog.getByRole('button').click();
  await expect(dialog).toHaveCount(0);

  await openPlan(page);
  await dialog.getByRole('button', { name: text('es', 'pricing', 'dialog.submit') }).click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  expect(await cutOff(page), 'dialog').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await newsletterForm(page).getByRole('button').click();
  await expect(toasts(page).first()).toBeInViewport();
  expect(await cutOff(page), 'toast').toEqual([]);
  expect(await excess(page)).toBeLessThanOrEqual(0);
};
