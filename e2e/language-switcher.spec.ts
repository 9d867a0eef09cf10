import { languages } from '../src/i18n/languages';
import { languageChanged } from '../src/i18n/language-changed';
import { hydrated } from './hydrated';
import { routes, sitePages } from './site';
import { expect, test } from './test';

const names = { en: 'English', nl: 'Nederlands', es: 'Español' };

test.use({ viewport: { width: 1440, height: 900 } });

for (const { page: name, path, language } of sitePages) {
  test(`from ${path} the switcher leads to every language and back`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    // The page's own language comes last, so that the round ends where it began.
    const round = [...languages.filter((code) => code !== language), language];
    let current = language;

    for (const code of round) {
      await page.getByRole('banner').getByRole('button', { name: names[current] }).click();
      await page.getByRole('menuitem', { name: names[code] }).click();
      await expect(page).toHaveURL(routes.pathOf(name, code));
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.getByRole('banner').getByRole('button', { name: names[code] })).toHaveText(
        code.toUpperCase(),
      );
      current = code;
    }
  });
}

test('from an unknown page the switcher leads to the root of the language', async ({ page }) => {
  for (const code of ['en', 'nl'] as const) {
    await page.goto('/nowhere');
    await hydrated(page);
    await page.getByRole('banner').getByRole('button', { name: names.es }).click();
    await page.getByRole('menuitem', { name: names[code] }).click();
    await expect(page).toHaveURL(`/${code}`);
  }
});

test('the choice is announced to other scripts with the code of the language', async ({ page }) => {
  await page.goto('/en/about');
  await hydrated(page);
  await page.evaluate((event) => {
    window.addEventListener(event, (change) => {
      document.documentElement.dataset.announced = (change as CustomEvent<string>).detail;
    });
  }, languageChanged);
  await page.getByRole('banner').getByRole('button', { name: names.en }).click();
  await page.getByRole('menuitem', { name: names.nl }).click();
  await expect(page.locator('html')).toHaveAttribute('data-announced', 'nl');
});

test('the menu opens and closes by keyboard and gives the focus back', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  const button = page.getByRole('banner').getByRole('button', { name: names.en });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(
    languages.map((code) => new RegExp(names[code])),
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('choosing a language keeps the place on the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.pathOf('home', 'en'));
  await hydrated(page);
  const heading = page.locator('#pricing').getByRole('heading').first();
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = (await heading.boundingBox())?.y ?? 0;

  await page.getByRole('button', { name: /^EN/ }).click();
  await page.getByRole('menuitem', { name: 'Español' }).click();
  await expect(page).toHaveURL(routes.pathOf('home', 'es'));
  await expect(heading).toBeInViewport();
  const after = (await heading.boundingBox())?.y ?? 0;
  expect(Math.abs(after - before)).toBeLessThan(60);
});
