import { firstPlanButton, menuButton, videoButton } from '../support/controls';
import { cutOff, scaleLetters, excess } from '../support/accessibility/enlarged';
import { openPage } from '../support/hydrated';
import { address, newsletterForm } from '../support/newsletter';
import { toasts } from '../support/toasts';
import { routes, word } from '../../src/testing/site';
import { expect, test } from '../support/test';
import { failureLine } from '../support/outbox';

test.use({ expectedInConsole: failureLine });

const language = 'es';

for (const [width, letters] of [
  [320, 1],
  [390, 2],
] as const) {
  test(`menu, dialog, toasts fit ${width} px, letters of ${letters * 100} %`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await openPage(page, routes.pathOf('pricing', language));
    await scaleLetters(page, letters);

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
  });
}

test('a message leaves in sight what has the focus, zoomed to 400 %', async ({ page, outbox }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  // On a busy machine frames come before the timer in which Sonner renders a toast.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, delay = 0) => setTimeout(run, delay + 100),
    });
  });
  await openPage(page, routes.pathOf('about', language));
  const field = newsletterForm(page).getByRole('textbox');
  await field.fill(address);
  await outbox.fail({ status: 500 });
  await field.press('Enter');
  const toast = page.locator('[data-sonner-toast][data-mounted="true"]');
  // At rest, once it has slid in.
  await toast.click({ trial: true });
  const isSeen = () =>
    field.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const x = (left + right) / 2;
      const heights = Array.from({ length: 10 }, (_, tenth) => top + ((bottom - top) * tenth) / 10);
      return heights.filter((y) => document.elementFromPoint(x, y) === element).length;
    });
  await expect(field).toBeFocused();
  expect(await isSeen()).toBeGreaterThan(4);
});

test('the video can be paused with letters of 200 % at every width', async ({ page }) => {
  await openPage(page, routes.pathOf('about', language));
  await scaleLetters(page, 2);
  for (const width of [320, 390, 599, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await videoButton(page, language, 'play').click();
    await videoButton(page, language, 'pause').click();
    await expect(videoButton(page, language, 'play')).toBeVisible();
  }
});
