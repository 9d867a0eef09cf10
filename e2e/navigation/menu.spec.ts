import { blockScripts } from '../support/block-scripts';
import { menuButton } from '../support/controls';
import { expectWholeRound } from '../support/focus-round';
import { openPage } from '../support/hydrated';
import { expectWholePrint } from '../support/printed';
import { routes, word } from '../../src/testing/site';
import { expectSteady } from '../support/steady';
import { expect, test, withMotion } from '../support/test';

test.use({ ...withMotion, viewport: { width: 390, height: 844 } });

test('each way to close it gives the focus back, and a language opens its page', async ({
  page,
}) => {
  await openPage(page, routes.pathOf('about', 'es'));
  const open = menuButton(page, 'es');
  const menu = page.getByRole('dialog');
  const close = menu.getByRole('button', { name: word('es', 'common', 'header.closeMenu') });

  for (const leave of [() => close.click(), () => page.keyboard.press('Escape')]) {
    await open.click();
    await expect(menu).toBeVisible();
    await leave();
    await expect(menu).toHaveCount(0);
    await expect(open).toBeFocused();
  }
  await open.click();
  await menu.getByRole('link', { name: 'English' }).click();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(routes.pathOf('about', 'en'));
});

test('two quick taps on its button while the page loads leave it working', async ({ page }) => {
  for (const path of [routes.pathOf('home', 'en'), routes.pathOf('about', 'en')]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const open = menuButton(page, 'en');
    const menu = page.getByRole('dialog');
    await open.dblclick();
    // The second tap may meet the menu on its way, and leave it open.
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await open.click();
    await expect(menu).toBeVisible();
  }
});

test('Tab and Shift+Tab lead to everything in it, in order, and not out of it', async ({
  page,
}) => {
  await openPage(page, routes.pathOf('about', 'en'));
  await menuButton(page, 'en').press('Enter');
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await expectWholeRound(page, menu, 'Tab');
  await expectWholeRound(page, menu, 'Shift+Tab');
});

test('a tooltip in it does not keep Escape from closing it', async ({ page }) => {
  await openPage(page, routes.pathOf('about', 'en'));
  await menuButton(page, 'en').press('Enter');
  await expect(page.getByRole('dialog')).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog').getByRole('tooltip')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a click beside it closes it, and the page behind does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 600 });
  await openPage(page, routes.pathOf('about', 'en'));
  const open = menuButton(page, 'en');
  await open.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 500);
  await expectSteady(() => page.evaluate(() => window.scrollY), 0);
  await page.mouse.click(100, 300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('a link to the page on the screen closes it', async ({ page }) => {
  await openPage(page, routes.pathOf('about', 'en'));
  const open = menuButton(page, 'en');
  const menu = page.getByRole('dialog');
  for (const name of ['About', 'English']) {
    await open.click();
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL(routes.pathOf('about', 'en'));
  }
});

test.describe('before the scripts of the site are there', () => {
  test.use({ expectedInConsole: /ERR_FAILED/ });

  test('opens, keeps everything else out of reach, and its links open their pages', async ({
    page,
  }) => {
    await blockScripts(page);
    await page.goto(routes.pathOf('about', 'en'));
    await menuButton(page, 'en').click();
    await expect(page.locator('dialog:popover-open')).toBeFocused();
    for (const outside of ['main', 'footer', 'header'])
      await expect(page.locator(`[inert] ${outside}, ${outside}[inert]`).first()).toBeAttached();
    await page.getByRole('dialog').getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL(routes.pathOf('services', 'en'));
  });
});

test('a page prints whole while the menu is open', async ({ page }) => {
  await openPage(page, routes.pathOf('about', 'en'));
  await menuButton(page, 'en').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWholePrint(page, page.getByRole('dialog'));
});

test('is closed on the way back to another page, and the page can be used', async ({ page }) => {
  await openPage(page, routes.pathOf('about', 'en'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveURL(routes.pathOf('pricing', 'en'));
  await menuButton(page, 'en').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('inert');
  await page.goBack();
  await expect(page).toHaveURL(routes.pathOf('about', 'en'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('closes when the screen becomes wide enough for the whole navigation', async ({ page }) => {
  await openPage(page, routes.pathOf('about', 'en'));
  await menuButton(page, 'en').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a phone that is not high', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('the first tap counts, also on what is half below the edge', async ({ page }) => {
    for (const [tapped, path] of [
      ['Nederlands', routes.pathOf('about', 'nl')],
      [word('en', 'common', 'header.getStarted'), routes.pathOf('contact', 'en')],
    ] as const) {
      await openPage(page, routes.pathOf('about', 'en'));
      await menuButton(page, 'en').tap();
      const menu = page.getByRole('dialog');
      const link = menu.getByRole('link', { name: tapped });
      // It slides in.
      await link.tap({ trial: true });
      const box = await link.boundingBox();
      const { x = 0, y = 0, width = 0 } = box ?? {};
      await page.touchscreen.tap(x + width / 2, Math.min(y + 5, 660));
      await expect(page).toHaveURL(path);
    }
  });
});
