import type { Locator, Page } from '@playwright/test';
import { newsletterForm } from './newsletter';
import { afterPaint } from './steady';
import { expect } from './test';

export const toasts = (page: Page): Locator => page.locator('[data-sonner-toast]');

export const toastWith = (page: Page, text: string): Locator =>
  toasts(page).filter({ hasText: text }).first();

/** Shows the error of an empty newsletter form, by the keyboard. */
export const showError = async (page: Page): Promise<void> => {
  await newsletterForm(page).getByRole('button').press('Enter');
  await expect(toasts(page)).toHaveCount(1);
};

/** Moves the focus to the list of toasts, as a visitor does. */
export const enterToasts = async (page: Page): Promise<void> => {
  await page.keyboard.press('Alt+KeyT');
  await afterPaint(page);
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
};

/** Expects that a control keeps the focus until all toasts are gone, and then. */
export const expectToOutlastToasts = async (control: Locator): Promise<void> => {
  await expect(control).toBeFocused();
  await expect(toasts(control.page())).toHaveCount(0);
  await expect(control).toBeFocused();
};

/** Expects that the newest toast does not cover the control that has the focus. */
export const expectFocusAboveToasts = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const [control, toast] = [
          document.activeElement,
          document.querySelector('[data-front="true"]'),
        ].map((element) => element?.getBoundingClientRect());
        return control && toast && control.bottom <= toast.top;
      }),
    )
    .toBe(true);
