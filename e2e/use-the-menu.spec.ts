import type { Page } from '@playwright/test';
import { text } from './support/content';
import { footerLink, menuButton } from './support/controls';
import { blockScripts } from './support/network';
import { expectPage, expectSteady, openPage, scrollTop } from './support/page';
import { expect, test, withMotion } from './support/test';

test.use({ ...withMotion, viewport: { width: 390, height: 844 } });

const openMenu = async (page: Page) => {
  await menuButton(page, 'en').click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  return menu;
};

test('a link of the menu opens its page', async ({ page }) => {
  await openPage(page, '/en/about');
  const menu = await openMenu(page);
  await menu.locator('a[href="/en/services"]').click();
  await expectPage(page, '/en/services');
  await expect(menu).toHaveCount(0);
});

test('a language of the menu opens the page in it', async ({ page }) => {
  await openPage(page, '/en/about');
  const menu = await openMenu(page);
  await menu.locator('[hreflang="es"]').click();
  await expectPage(page, '/es/sobre-nosotros');
});

const waysToClose: Record<string, (page: Page) => Promise<void>> = {
  'its button': (page) =>
    page.getByRole('button', { name: text('en', 'common', 'header.closeMenu') }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'the link to this page': (page) =>
    page.getByRole('dialog').locator('a[href="/en/about"]:not([hreflang])').click(),
};

for (const [way, close] of Object.entries(waysToClose))
  test(`${way} closes the menu, and the focus returns`, async ({ page }) => {
    await openPage(page, '/en/about');
    const menu = await openMenu(page);
    await close(page);
    await expect(menu).toHaveCount(0);
    await expect(menuButton(page, 'en')).toBeFocused();
    await expect(page).toHaveURL('/en/about');
  });

for (const key of ['Tab', 'Shift+Tab'] as const)
  test(`${key} leads around the menu, and everything is in sight`, async ({ page }) => {
    await openPage(page, '/en/about');
    await menuButton(page, 'en').press('Enter');
    const menu = page.getByRole('dialog');
    // The menu takes the focus first, then the page behind it becomes inert.
    await expect(page.locator('main')).toHaveAttribute('inert');
    const stops = await menu.locator('a[href], button').filter({ visible: true }).all();
    const round = key === 'Tab' ? stops : stops.toReversed();
    for (const stop of [...round, ...round.slice(0, 1)]) {
      await page.keyboard.press(key);
      // At its ends the keyboard reaches the browser's own controls, and the menu itself, which
      // scrolls.
      const isOutside = () =>
        menu.evaluate((element) => document.activeElement?.contains(element) ?? false);
      const isEnd = stop === stops[0] || stop === stops.at(-1);
      while (isEnd && (await isOutside())) await page.keyboard.press(key);
      await expect(stop).toBeFocused();
      await expect(stop).toBeInViewport();
    }
  });

test('the page behind the menu does not scroll; a click on it closes the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 600 });
  await openPage(page, '/en/about');
  const menu = await openMenu(page);
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 500);
  await expectSteady(() => scrollTop(page), 0);
  await page.mouse.click(100, 300);
  await expect(menu).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('Back closes the menu, and the page can be used', async ({ page }) => {
  await openPage(page, '/en/about');
  await footerLink(page, '/en/pricing').click();
  await expectPage(page, '/en/pricing');
  const menu = await openMenu(page);
  await expect(page.locator('main')).toHaveAttribute('inert');
  await page.goBack();
  await expectPage(page, '/en/about');
  await expect(menu).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test.describe('when no script of the site arrives', () => {
  test.use({ expectedInConsole: /ERR_FAILED/ });

  test('the menu opens, keeps all else out of reach, and leads on', async ({ page }) => {
    await blockScripts(page);
    await page.goto('/en/about');
    const menu = await openMenu(page);
    await expect(menu).toBeFocused();
    for (const outside of ['main', 'footer', 'header'])
      await expect(page.locator(`[inert] ${outside}, ${outside}[inert]`).first()).toBeAttached();
    await menu.locator('a[href="/en/services"]').click();
    await expectPage(page, '/en/services');
  });
});

test.describe('on a phone that is not high', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('a tap on a link that is half below the edge counts', async ({ page }) => {
    await openPage(page, '/en/about');
    await menuButton(page, 'en').tap();
    const name = text('en', 'common', 'header.getStarted');
    const link = page.getByRole('dialog').getByRole('link', { name });
    // It slides in.
    await link.tap({ trial: true });
    const { x = 0, y = 0, width = 0 } = (await link.boundingBox()) ?? {};
    await page.touchscreen.tap(x + width / 2, Math.min(y + 5, 660));
    await expectPage(page, '/en/contact');
  });
});
