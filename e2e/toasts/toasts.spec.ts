import { routes } from '../../src/testing/site';
import { openPage } from '../support/hydrated';
import { newsletterForm } from '../support/newsletter';
import { swipe } from '../support/scroll';
import { expect, test } from '../support/test';
import { enterToasts, showError, toasts } from '../support/toasts';

const about = routes.pathOf('about', 'en');

test('three of four messages show, 356 px wide, 32 px from the lower right corner', async ({
  page,
}) => {
  await openPage(page, about);
  const button = newsletterForm(page).getByRole('button');
  for (let press = 0; press < 4; press += 1) await button.press('Enter');
  await expect(toasts(page)).toHaveCount(4);
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);

  // The front one comes to rest once it has slid in.
  const front = page.locator('[data-sonner-toast][data-front="true"]');
  const edges = async () => {
    const box = await front.boundingBox();
    return box && { width: box.width, right: box.x + box.width, bottom: box.y + box.height };
  };
  await expect.poll(edges).toEqual({ width: 356, right: 1440 - 32, bottom: 900 - 32 });
});

test('Alt+T and the keyboard close a message, and the focus returns to the form', async ({
  page,
}) => {
  await openPage(page, about);
  await showError(page);
  await enterToasts(page);
  await page.keyboard.press('Tab');
  await expect(toasts(page)).toBeFocused();
  await expect(toasts(page)).toHaveCSS('outline-width', '3px');
  await page.keyboard.press('Tab');
  await expect(toasts(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  await expect(newsletterForm(page).getByRole('textbox')).toBeFocused();
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  for (const [way, x, y] of [
    ['down', 0, 84],
    ['to the right', 84, 0],
  ] as const)
    test(`a message goes away after a swipe ${way}`, async ({ page }) => {
      await openPage(page, about);
      await newsletterForm(page).getByRole('button').tap();
      await swipe(toasts(page), x, y);
      await expect(toasts(page)).toHaveCount(0, { timeout: 2000 });
    });
});
