import type { Page } from '@playwright/test';

/** No script of the page arrives, as on a line that breaks; what is inline in the HTML runs. */
export const blockScripts = (page: Page): Promise<unknown> =>
  page.route('**/*.js', (route) => route.abort());
