import type { Locator, Page } from '@playwright/test';
import { clickBare, footerLink, headerLink } from '../support/controls';
import { hydrated, openPage, reloadPage } from '../support/hydrated';
import { expectPage, headingOf } from '../support/page-heading';
import { routes, word } from '../../src/testing/site';
import { scrollTo, scrollTop } from '../support/scroll';
import { expect, test } from '../support/test';

const scrollAndNote = async (page: Page, y: number) => {
  await scrollTo(page, y);
  // Gatsby saves the place in the frame after the scroll event.
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).includes(String(window.scrollY))))
    .toBe(true);
};

const home = routes.pathOf('home', 'en');
const services = routes.pathOf('services', 'en');
const pricing = routes.pathOf('pricing', 'en');

/** Follows a link to another page, which opens at its top, and returns to the place on this one. */
const expectReturn = async (page: Page, link: Locator) => {
  const url = page.url();
  const place = await scrollTop(page);
  await link.click();
  await expectPage(page, pricing);
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect.poll(() => scrollTop(page)).toBe(place);
};

test('a link opens the next page at its top, and Back returns to the place', async ({ page }) => {
  await openPage(page, services);
  await scrollAndNote(page, 2600);
  await expectReturn(page, headerLink(page, pricing));
});

test('Back returns to a place that was scrolled to before hydration', async ({ page }) => {
  await page.goto(services);
  // Chromium ignores the key until it has painted the page.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect.poll(() => scrollTop(page), { timeout: 1000 }).toBeGreaterThan(1000);
  }).toPass();
  await hydrated(page);
  await expectReturn(page, footerLink(page, pricing));
});

test('a footer link to the page on the screen scrolls to its top', async ({ page }) => {
  await openPage(page, pricing);
  await scrollTo(page, 1500);
  await footerLink(page, pricing).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page).toHaveURL(pricing);
});

test('an address entered again opens at its top, a reload where it was', async ({ page }) => {
  await openPage(page, home);
  await scrollAndNote(page, 3000);
  await reloadPage(page);
  await expect.poll(() => scrollTop(page)).toBe(3000);

  await page.goto(routes.pathOf('about', 'en'));
  await openPage(page, home);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('a link to an anchor leads there from further down, and Back leads back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openPage(page, home);
  const main = page.getByRole('main');
  const start = main.getByRole('link', { name: word('en', 'hero', 'start'), exact: true });
  const explore = main.locator('a[href="#services"]').first();
  for (const [link, place, target] of [
    [start, 300, 'contact'],
    [explore, 5000, 'services'],
  ] as const) {
    await scrollAndNote(page, place);
    await clickBare(link);
    await expect(headingOf(page, target)).toBeInViewport();
  }
  await page.goBack();
  await expect(headingOf(page, 'contact')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(home);
  await expect.poll(() => scrollTop(page)).toBe(300);
});
