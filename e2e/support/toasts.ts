import type { Locator, Page } from '@playwright/test';

export const toasts = (page: Page): Locator => page.locator('[data-sonner-toast]');

export const toastWith = (page: Page, text: string): Locator =>
  toasts(page).filter({ hasText: text }).first();
