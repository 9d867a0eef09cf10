import type { Locator, Page } from '@playwright/test';
import { pricedPlan } from '../../src/testing/plans';
import { firstPlanButton, openDialog } from './controls';
import { address } from './newsletter';
import { expect } from './test';

export const planButton = (page: Page, key: string = pricedPlan.key): Locator =>
  page.locator(`button[name="plan"][value="${key}"]`);

/** By the keyboard, so that the pointer stays where it is. */
export const openFirstPlan = async (page: Page): Promise<Locator> => {
  await firstPlanButton(page).press('Enter');
  const dialog = openDialog(page);
  await expect(dialog.getByRole('heading')).toBeFocused();
  return dialog;
};

/** Requests a plan in its dialog, which a click on its button opens. */
export const requestPlan = async (page: Page, key?: string, email = address): Promise<Locator> => {
  await planButton(page, key).click();
  const dialog = openDialog(page);
  await dialog.getByRole('textbox').fill(email);
  await dialog.locator('[type="submit"]').click();
  return dialog;
};
