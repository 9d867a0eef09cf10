import type { Locator, Page } from '@playwright/test';
import { newsletterForm } from './newsletter';
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
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
};
