import type { Locator, Page } from '@playwright/test';
import { pricedPlan } from '../../src/testing/plans';
import { openDialog } from './controls';
import { address } from './newsletter';

export const planButton = (page: Page, key: string = pricedPlan.key): Locator =>
  page.locator(`button[name="plan"][value="${key}"]`);

/** Requests a plan in its dialog, which a click on its button opens. */
export const requestPlan = async (page: Page, key?: string, email = address): Promise<Locator> => {
  await planButton(page, key).click();
  const dialog = openDialog(page);
  await dialog.getByRole('textbox').fill(email);
  await dialog.locator('[type="submit"]').click();
  return dialog;
};
