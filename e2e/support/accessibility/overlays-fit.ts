import type { Page } from '@playwright/test';
import { routes, word } from '../../../src/testing/site';
import { firstPlanButton, menuButton } from '../controls';
import { openPage } from '../hydrated';
import { newsletterForm } from '../newsletter';
import { expect } from '../test';
import { toasts } from '../toasts';
import { cutOff, excess } from './enlarged';

/** The language with the longest words. */
const language = 'es';

/** Opens menu, dialog and a toast on a screen of this width, and expects every word of them on it. */
export const expectOverlaysToFit = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 640 });
  await openPage(page, routes.pathOf('pricing', language));

  await menuButton(page, language).click();
  const dialog = page.getByRole('dialog');
  for (const control of [...(await dialog.getByRole('link').all()), dialog.getByRole('button')]) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 0.99 });
  }
  expect(await cutOff(page), 'menu').toEqual([]);
  await page.keyboard.press('Escape');

  await firstPlanButton(page).press('Enter');
  await dialog.getByRole('button', { name: word(language, 'pricing', 'dialog.submit') }).click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  expect(await cutOff(page), 'dialog').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await newsletterForm(page).getByRole('button').click();
  await expect(toasts(page).first()).toBeInViewport();
  expect(await cutOff(page), 'message').toEqual([]);
  expect(await excess(page)).toBeLessThanOrEqual(0);
};
