import type { Locator, Page } from '@playwright/test';

export const address = 'sanne@example.com';

/** Every page has the form in its footer, the home page also in its main part. */
export const newsletterForm = (
  page: Page,
  place: 'main' | 'contentinfo' = 'contentinfo',
): Locator => page.getByRole(place).locator('form', { has: page.locator('input[name="subject"]') });

export const subscribe = async (form: Locator): Promise<void> => {
  await form.getByRole('textbox').fill(address);
  await form.getByRole('button').click();
};
