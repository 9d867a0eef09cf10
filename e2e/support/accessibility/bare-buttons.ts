import type { Page } from '@playwright/test';

/** Buttons that nothing marks off from the page, where the system chooses the colours. */
export const bareButtons = async (page: Page) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.locator('button, label:has([type="radio"])').evaluateAll((buttons) =>
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
      .map((button) => button.textContent || (button.ariaLabel ?? '')),
  );
  await page.emulateMedia({ forcedColors: null });
  return found;
};
