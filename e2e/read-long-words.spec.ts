import type { Page } from '@playwright/test';
import { pageOfEachKind } from './support/every-page';
import { menuButton, toasts } from './support/controls';
import { newsletterForm, openPlan } from './support/forms';
import { cutOff, excess } from './support/layout';
import { openPage } from './support/page';
import { expect, test } from './support/test';

const widths = [320, 390, 600, 768];

/**
 * Makes the first word of every text as long as the longest that an editor writes; what has no
 * letters is no word.
 */
const lengthenWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.parentElement?.closest('script, style, noscript, [href^="tel:"]')) continue;
      text.data = text.data.replace(/\p{L}{2}\S*/u, 'Aansprakelijkheidsverzekeringen');
    }
  });

/** Expects every word on screens of each width, and inside of what is around it. */
const expectWordsToFit = async (page: Page, what: string): Promise<void> => {
  await lengthenWords(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await excess(page), `${what} at ${width} px`).toBeLessThanOrEqual(0);
    expect.soft(await cutOff(page), `${what} at ${width} px`).toEqual([]);
  }
};

test('every page holds words of 31 letters', async ({ page }) => {
  for (const path of pageOfEachKind) {
    await page.goto(path);
    await expectWordsToFit(page, path);
  }
});

test('menu, dialog and toast hold words of 31 letters', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openPage(page, '/es/precios');
  const dialog = page.getByRole('dialog');

  await menuButton(page, 'es').click();
  await expectWordsToFit(page, 'menu');
  await dialog.getByRole('button').click();
  await expect(dialog).toHaveCount(0);

  await openPlan(page);
  await dialog.locator('[type="submit"]').click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expectWordsToFit(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await newsletterForm(page).getByRole('button').click();
  await expect(toasts(page).first()).toBeInViewport();
  await expectWordsToFit(page, 'toast');
});
