import { languages } from '../../src/i18n/languages';
import { footerLink } from '../support/controls';
import { hydrated, openPage } from '../support/hydrated';
import { headingOf } from '../support/page-heading';
import { homeAnchors, routes } from '../../src/testing/site';
import { expect, test } from '../support/test';

/** The markup is the same in all languages, so they take turns. */
const languageAt = (index: number) => languages[index % languages.length] ?? 'en';

test('every anchor of the home page opens at its section, below the header', async ({ page }) => {
  for (const [index, anchor] of homeAnchors.entries()) {
    // Another anchor of the page on the screen would not load it again.
    await page.goto('about:blank');
    await page.goto(`${routes.pathOf('home', languageAt(index))}#${anchor}`);
    await hydrated(page);
    await expect(headingOf(page, anchor)).toBeInViewport();
    await expect
      .poll(async () => {
        const header = await page.getByRole('banner').boundingBox();
        const box = await headingOf(page, anchor).boundingBox();
        return (box?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
      }, anchor)
      .toBeGreaterThanOrEqual(0);
  }
});

test('an anchor added to the address of an untouched page opens on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const home = routes.pathOf('home', 'en');
  await page.goto(home);
  await page.waitForLoadState('networkidle');
  await page.goto(`${home}#contact`);
  const heading = headingOf(page, 'contact');
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(0);
  await expect(heading).toBeInViewport();
});

test('a link opens an anchor of another page below the header', async ({ page }) => {
  await openPage(page, '/en');
  await footerLink(page, '/en/services#brand-development').click();
  await expect(page).toHaveURL('/en/services#brand-development');
  const top = async () => (await page.locator('#brand-development').boundingBox())?.y;
  await expect.poll(top).toBeGreaterThanOrEqual(68);
  expect(await top()).toBeLessThan(200);
});

test('a link to an anchor of the page on the screen takes the keyboard along', async ({ page }) => {
  await openPage(page, '/en/services');
  await footerLink(page, '/en/services#brand-development').press('Enter');
  await expect(page.locator('#brand-development')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeInViewport();
});
