import { languages } from '#source-content';
import { chooseLanguage, languageButton, languageList } from './support/controls';
import { expectPage, openPage, scrollTo, scrollTop } from './support/page';
import { expect, test } from './support/test';

const rounds = {
  'the prices': ['/en/pricing', '/nl/prijzen', '/es/precios', '/en/pricing'],
  'a case': [
    '/en/cases/recruitmentworkflow',
    '/nl/cases/wervingsproces',
    '/es/casos/proceso-reclutamiento',
    '/en/cases/recruitmentworkflow',
  ],
  'an unknown page': ['/es/no-existe', '/nl', '/en', '/es'],
};

for (const [what, [first = '', ...others]] of Object.entries(rounds))
  test(`leads from ${what} to the page in every other language`, async ({ page }) => {
    await openPage(page, first);
    for (const path of others) {
      const language = languages.find((code) => path.startsWith(`/${code}`)) ?? 'en';
      await chooseLanguage(page, language);
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(languageButton(page)).toHaveText(language.toUpperCase());
    }
  });

test('opens the page at its top', async ({ page }) => {
  await openPage(page, '/en/services');
  await scrollTo(page, 900);
  await chooseLanguage(page, 'nl');
  await expectPage(page, '/nl/diensten');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('a click beside the list closes it', async ({ page }) => {
  await openPage(page, '/en/about');
  await languageButton(page).click();
  await expect(languageList(page)).toBeVisible();
  await page.mouse.click(100, 600);
  await expect(languageList(page)).toBeHidden();
});

test('the current language closes the list, and the focus returns', async ({ page }) => {
  await openPage(page, '/en/about');
  await chooseLanguage(page, 'en');
  await expect(languageList(page)).toBeHidden();
  await expect(languageButton(page)).toBeFocused();
  await expect(page).toHaveURL('/en/about');
});

test('emits languageChanged with the code of the language', async ({ page }) => {
  await openPage(page, '/en/about');
  await page.evaluate(() =>
    // The page may be another one afterwards, so the storage keeps the code.
    addEventListener('languageChanged', (event) =>
      sessionStorage.setItem('changed', (event as CustomEvent<string>).detail),
    ),
  );
  await chooseLanguage(page, 'nl');
  await expectPage(page, '/nl/over-ons');
  expect(await page.evaluate(() => sessionStorage.getItem('changed'))).toBe('nl');
});

test('the list is below its button and inside the screen, scrolled or not', async ({ page }) => {
  await openPage(page, '/es/sobre-nosotros');
  for (const width of [1241, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const y of [0, 600]) {
      await scrollTo(page, y);
      await languageButton(page).click();
      const gap = async () => {
        const [button, list] = await Promise.all([
          languageButton(page).boundingBox(),
          languageList(page).boundingBox(),
        ]);
        return Math.round((list?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0));
      };
      await expect.poll(gap, `${width} px, ${y} px down`).toBe(8);
      await expect(languageList(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
  }
});
