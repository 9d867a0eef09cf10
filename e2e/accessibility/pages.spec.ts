import type { Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages';
import { violationsOf } from '../support/axe';
import { cutOff, scaleLetters, excess } from '../support/enlarged';
import { hydrated, openPage } from '../support/hydrated';
import { expectPage } from '../support/page-heading';
import { sitePages, unknownPage } from '../../src/testing/site';
import { expect, test } from '../support/test';

// A trace would keep axe's own source and a picture of the page for each of its runs.
test.use({ trace: 'off' });

/** Buttons that nothing marks off from the page, where the system chooses the colours. */
const bareButtons = (page: Page) =>
  page.locator('button, label:has([type="radio"])').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const ground = getComputedStyle(document.body).backgroundColor;
        if (button.querySelector(':checked'))
          return getComputedStyle(button).backgroundColor === ground;
        // Radio buttons may share an edge.
        return [button, button.closest('[role="radiogroup"]')].every(
          (box) => !box || parseFloat(getComputedStyle(box).borderBottomWidth) === 0,
        );
      })
      .map((button) => button.textContent || button.ariaLabel),
  );

/** Width, size of the letters, and what it simulates. */
const zooms = [
  [320, 1, 'zoomed to 400 %'],
  [390, 2, 'letters of 200 % on a phone'],
  [768, 2, 'letters of 200 % on a tablet'],
  [1024, 2, 'letters of 200 % on a small desk'],
  [1280, 2, 'letters of 200 %'],
] as const;

for (const { path, language } of [...sitePages, unknownPage]) {
  test(`${path} is whole, begins with its skip link, and fits when enlarged`, async ({ page }) => {
    /** On each width, axe reads the page in the one language that stands for the others: the markup is the same in all of them. */
    const inspect = async (inspected: Language) => {
      if (language === inspected) expect.soft(await violationsOf(page)).toEqual([]);
    };

    await page.setViewportSize({ width: 1440, height: 900 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === unknownPage.path ? 404 : 200);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
    await hydrated(page);
    await expectPage(page, path);
    await test.step('1440 px', () => inspect('es'));

    for (const [width, letters, name] of zooms) {
      await page.setViewportSize({ width, height: width === 320 ? 256 : 800 });
      await scaleLetters(page, letters);
      expect.soft(await excess(page), name).toBeLessThanOrEqual(0);
      expect.soft(await cutOff(page), name).toEqual([]);
    }
    await scaleLetters(page, 1);
    await page.setViewportSize({ width: 390, height: 844 });
    await test.step('390 px', () => inspect('nl'));
  });
}

test('where the system chooses the colours every button is seen as one', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { path, language } of [...sitePages, unknownPage]) {
    if (language !== 'es') continue;
    await openPage(page, path);
    expect.soft(await bareButtons(page), path).toEqual([]);
  }
});
