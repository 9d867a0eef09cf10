import type { Locator, Page } from '@playwright/test';
import { blockScripts } from '../support/faults/scripts';
import { footerLink, menuButton } from '../support/controls';
import { expectWholeRound } from '../support/accessibility/focus-round';
import { openPage } from '../support/hydrated';
import { expectWholePrint } from '../support/printed';
import { scrollTop } from '../support/scroll';
import { expectSteady } from '../support/steady';
import { languageName, pageLabel, routes, word } from '../../src/testing/site';
import { expect, test, withMotion } from '../support/test';

test.use({ ...withMotion, viewport: { width: 390, height: 844 } });

const about = routes.pathOf('about', 'en');
const pricing = routes.pathOf('pricing', 'en');

const openMenu = async (page: Page) => {
  await menuButton(page, 'en').click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  return menu;
};

const closeButton = (menu: Locator) =>
  menu.getByRole('button', { name: word('en', 'common', 'header.closeMenu') });

test.describe('on a hydrated page', () => {
  test.beforeEach(({ page }) => openPage(page, about));

  test('each way to close it returns the focus; a language opens its page', async ({ page }) => {
    await expect(menuButton(page, 'en')).toHaveAttribute('aria-haspopup', 'dialog');
    const menu = page.getByRole('dialog');
    const linkNamed = (name: string) => menu.getByRole('link', { name, exact: true });

    for (const leave of [
      () => closeButton(menu).click(),
      () => page.keyboard.press('Escape'),
      // The page on the screen.
      () => linkNamed(pageLabel('about', 'en')).click(),
      () => linkNamed(languageName('en')).click(),
    ]) {
      await openMenu(page);
      await leave();
      await expect(menu).toHaveCount(0);
      await expect(menuButton(page, 'en')).toBeFocused();
      await expect(page).toHaveURL(about);
    }
    await openMenu(page);
    await linkNamed(languageName('es')).click();
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL(routes.pathOf('about', 'es'));
  });

  test('Tab and Shift+Tab lead to everything in the menu, in order, and not out of it', async ({
    page,
  }) => {
    await menuButton(page, 'en').press('Enter');
    const menu = page.getByRole('dialog');
    await expectWholeRound(page, menu, 'Tab');
    await expectWholeRound(page, menu, 'Shift+Tab');
  });

  test('the page behind the menu does not scroll, but prints whole; a click beside it closes it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 600 });
    const menu = await openMenu(page);
    const backdrop = (dialog: Element) => getComputedStyle(dialog, '::backdrop').backgroundColor;
    expect(await menu.evaluate(backdrop)).not.toBe('rgba(0, 0, 0, 0)');
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, 500);
    await expectSteady(() => scrollTop(page), 0);
    await page.mouse.click(100, 300);
    await expect(menu).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);

    await openMenu(page);
    await expectWholePrint(page, menu);
  });

  test('the menu closes on the way back to another page, which can be used', async ({ page }) => {
    await footerLink(page, pricing).click();
    await expect(page).toHaveURL(pricing);
    const menu = await openMenu(page);
    await expect(page.locator('main')).toHaveAttribute('inert');
    await page.goBack();
    await expect(page).toHaveURL(about);
    await expect(menu).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
});

test('two quick taps on the menu’s button of a loading page leave it working', async ({ page }) => {
  await page.goto(routes.pathOf('home', 'en'), { waitUntil: 'domcontentloaded' });
  await menuButton(page, 'en').dblclick();
  // The second tap may meet the menu on its way, and leave it open.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openMenu(page);
});

test.describe('when no script of the site arrives', () => {
  test.use({ expectedInConsole: /ERR_FAILED/ });

  test('the menu opens, keeps all else out of reach, and its links lead on', async ({ page }) => {
    await blockScripts(page);
    await page.goto(about);
    const focused = await menuButton(page, 'en').evaluate((button: HTMLElement) => {
      button.click();
      return document.activeElement?.id;
    });
    // Before a next key can be pressed.
    expect(focused).toBe('menu');
    await expect(page.locator('dialog:popover-open')).toBeFocused();
    for (const outside of ['main', 'footer', 'header'])
      await expect(page.locator(`[inert] ${outside}, ${outside}[inert]`).first()).toBeAttached();
    const name = pageLabel('services', 'en');
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(routes.pathOf('services', 'en'));
  });
});

test.describe('on a phone that is not high', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('a first tap in the menu counts, also on what is half below the edge', async ({ page }) => {
    for (const [tapped, path] of [
      [languageName('nl'), routes.pathOf('about', 'nl')],
      [word('en', 'common', 'header.getStarted'), routes.pathOf('contact', 'en')],
    ] as const) {
      await openPage(page, about);
      await menuButton(page, 'en').tap();
      const menu = page.getByRole('dialog');
      const link = menu.getByRole('link', { name: tapped });
      // It slides in.
      await link.tap({ trial: true });
      const { x = 0, y = 0, width = 0 } = (await link.boundingBox()) ?? {};
      await page.touchscreen.tap(x + width / 2, Math.min(y + 5, 660));
      await expect(page).toHaveURL(path);
    }
  });
});
