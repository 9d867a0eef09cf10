import { languageChanged, languages } from '../../src/i18n/languages';
import { casePage } from '../../src/i18n/route-table';
import { chooseLanguage, languageButton } from '../support/controls';
import { openPage } from '../support/hydrated';
import { failPageData } from '../support/faults/scripts';
import { openInLanguage } from '../support/page-heading';
import { pageOfEachKind, routes, unknownPage } from '../../src/testing/site';
import { scrollTo, scrollTop } from '../support/scroll';
import { expect, test } from '../support/test';

/** The build's checks read all links; the round through the services is in the tests of announcements. */
const cases = pageOfEachKind.filter(({ page }) => page.startsWith(casePage('')));

for (const { page: name, language, path } of cases) {
  test(`from ${path} the switcher leads to every language and back`, async ({ page }) => {
    await openPage(page, path);
    // The page's own language comes last, so that the round ends where it began.
    for (const code of [...languages.filter((other) => other !== language), language]) {
      await openInLanguage(page, name, code);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(languageButton(page)).toHaveText(code.toUpperCase());
    }
  });
}

test('from an unknown page the switcher leads to the root of the language', async ({ page }) => {
  for (const code of languages) {
    await openPage(page, unknownPage.path);
    await openInLanguage(page, 'home', code);
  }
});

test('a click beside the list closes it; a choice announces the language', async ({ page }) => {
  const list = page.locator('#languages');
  await openPage(page, routes.pathOf('about', 'en'));
  await languageButton(page).click();
  await expect(list).toBeVisible();
  await page.mouse.click(100, 600);
  await expect(list).toBeHidden();

  await page.evaluate((event) => {
    document.documentElement.setAttribute('data-same-page', '');
    // The page may be another one afterwards, so the storage keeps what was announced.
    window.addEventListener(event, (change) => {
      const before = sessionStorage.getItem('announced') ?? '';
      sessionStorage.setItem('announced', before + (change as CustomEvent<string>).detail);
    });
  }, languageChanged);
  await chooseLanguage(page, 'en');
  await expect(list).toBeHidden();
  await expect(languageButton(page)).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-same-page', '');

  await openInLanguage(page, 'about', 'nl');
  expect(await page.evaluate(() => sessionStorage.getItem('announced'))).toBe('nl');
});

test.describe('when every request for the data of pages fails', () => {
  test.use({ expectedInConsole: /status of (404|500)|page resources for/ });

  test('the list opens, and leads to another language', async ({ page }) => {
    await failPageData(page);
    await page.goto(routes.pathOf('about', 'en'));
    const failure = page.waitForResponse('**/page-data.json');
    await page.keyboard.press('Shift');
    expect((await failure).status()).toBe(500);
    await openInLanguage(page, 'about', 'nl');
  });
});

test('the list is below its button and inside the screen, scrolled or not', async ({ page }) => {
  const list = page.locator('#languages');
  await openPage(page, routes.pathOf('about', 'es'));
  for (const width of [1241, 1360, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const expectBelow = async () => {
      const distances = () =>
        list.evaluate((element) => {
          const opener = document.querySelector('[popovertarget="languages"]') ?? element;
          const { bottom, right } = opener.getBoundingClientRect();
          const box = element.getBoundingClientRect();
          return [box.top - bottom, box.right - right].map(Math.round);
        });
      await expect.poll(distances, `${width} px`).toEqual([8, 0]);
      await expect(list).toBeInViewport({ ratio: 1 });
    };
    await languageButton(page).click();
    await expectBelow();
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', '');
    await expectBelow();
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, -600);
    await expect(page.getByRole('banner')).not.toHaveAttribute('data-scrolled');
  }
});

test('a language chosen further down opens at the top', async ({ page }) => {
  await openPage(page, routes.pathOf('services', 'en'));
  await scrollTo(page, 900);
  await openInLanguage(page, 'services', 'nl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect.poll(() => scrollTop(page)).toBe(0);
});
