import { languages } from '../src/i18n/languages';
import { expectWholeRound } from './focus-round';
import { hydrated } from './hydrated';
import { pages, routes, word } from './site';
import { expect, test } from './test';

test.use({ viewport: { width: 390, height: 844 } });

for (const language of languages) {
  test(`the ${language} slide-in menu leads everywhere and gives the focus back`, async ({
    page,
  }) => {
    await page.goto(routes.pathOf('about', language));
    await hydrated(page);
    const open = page.getByRole('button', { name: word(language, 'common', 'header.openMenu') });
    const menu = page.getByRole('dialog');

    await open.click();
    await expect(menu).toBeVisible();
    for (const { header, key, label } of pages) {
      if (!header) continue;
      await expect(menu.getByRole('link', { name: label[language], exact: true })).toHaveAttribute(
        'href',
        routes.pathOf(key, language),
      );
    }

    await menu.getByRole('button', { name: word(language, 'common', 'header.closeMenu') }).click();
    await expect(menu).toHaveCount(0);
    await expect(open).toBeFocused();

    await open.click();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(open).toBeFocused();

    await open.click();
    await menu
      .getByRole('link', { name: 'Nederlands' })
      .or(menu.getByRole('link', { name: 'English' }))
      .first()
      .click();
    await expect(menu).toHaveCount(0);
  });
}

test('Tab and Shift+Tab lead to everything in it, in order, and not out of it', async ({
  page,
}) => {
  await page.goto('/en');
  await hydrated(page);
  await page.getByRole('button', { name: word('en', 'common', 'header.openMenu') }).press('Enter');
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await expectWholeRound(page, menu, 'Tab');
  await expectWholeRound(page, menu, 'Shift+Tab');
});

test('gives way when the screen becomes wide enough for the whole navigation', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  await page.getByRole('button', { name: word('en', 'common', 'header.openMenu') }).click();
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
      await page.goto(routes.pathOf('about', 'en'));
      await hydrated(page);
      await page.getByRole('button', { name: word('en', 'common', 'header.openMenu') }).tap();
      const menu = page.getByRole('dialog');
      await expect(menu).toBeVisible();
      await page.waitForTimeout(400);
      const box = await menu.getByRole('link', { name: tapped }).boundingBox();
      const { x = 0, y = 0, width = 0 } = box ?? {};
      await page.touchscreen.tap(x + width / 2, Math.min(y + 5, 660));
      await expect(page).toHaveURL(path);
    }
  });
});
