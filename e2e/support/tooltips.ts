import type { Locator, Page } from '@playwright/test';

/** The tooltip that shows; it is hidden from screen readers, which read the control's own name. */
export const tooltip = (page: Page): Locator => page.locator('.tooltip');
