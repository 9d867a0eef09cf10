import type { Locator, Page } from '@playwright/test';
import { languages } from '#source-content';
import { entry, text } from './support/content';
import { clickBare, footerLink, headerLink } from './support/controls';
import { writeMessage } from './support/forms';
import {
  expectPage,
  expectPlace,
  headingOf,
  hydrated,
  openPage,
  placeOnScreen,
  scrollTo,
  scrollTop,
} from './support/page';
import { expect, test } from './support/test';

/**
 * Scrolls, and waits until Gatsby has saved the place, which it does in the frame after the scroll
 * event.
 */
const scrollAndSave = async (page: Page, y: number) => {
  await scrollTo(page, y);
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).includes(String(window.scrollY))))
    .toBe(true);
};

/** Follows a link to the prices, which open at the top, and returns to the place on this page. */
const expectReturn = async (page: Page, link: Locator) => {
  const url = page.url();
  const place = await placeOnScreen(page);
  await link.click();
  await expectPage(page, '/en/pricing');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expectPlace(page, place);
};

test('opens the next page at its top, and Back returns to the place', async ({ page }) => {
  await openPage(page, '/en/services');
  await scrollAndSave(page, 2600);
  await expectReturn(page, headerLink(page, '/en/pricing'));
});

test('Back returns to a place that was scrolled to before hydration', async ({ page }) => {
  await page.goto('/en/services');
  // Chromium ignores the key until it has painted the page.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect.poll(() => scrollTop(page), { timeout: 1000 }).toBeGreaterThan(1000);
  }).toPass();
  await hydrated(page);
  await expectReturn(page, footerLink(page, '/en/pricing'));
});

test('updates the head for the next page', async ({ page }) => {
  await openPage(page, '/en');
  await headerLink(page, '/en/pricing').click();
  await expectPage(page, '/en/pricing');
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(languages.length + 1);
  await expect(page.locator('link[hreflang="nl"][href$="/nl/prijzen"]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:url"][content$="/en/pricing"]')).toHaveCount(1);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('Back leads to the page before, also after a reload', async ({ page }) => {
  await openPage(page, '/en');
  await headerLink(page, '/en/pricing').click();
  await expectPage(page, '/en/pricing');
  await page.reload();
  await page.goBack();
  await expectPage(page, '/en');
});

const freshVisit = 'html[data-fresh-visit]';

/** Jumps over sections of the home page, which a fresh visit has not rendered; without React. */
const jumpDown = async (page: Page) => {
  await page.goto('/en');
  await expect(page.locator(freshVisit)).toBeAttached();
  await scrollTo(page, 7000);
  return placeOnScreen(page);
};

test('only a fresh visit renders what is below the fold later', async ({ page }) => {
  await page.goto('/en');
  await expect(page.locator(freshVisit)).toBeAttached();
  await page.reload();
  await expect(page.locator(freshVisit)).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto('/en#pricing');
  await expect(page.locator(freshVisit)).toHaveCount(0);
});

test('a reload keeps the place', async ({ page }) => {
  const place = await jumpDown(page);
  await page.reload();
  await expectPlace(page, place);
});

test('Back from another page of the site returns to the place', async ({ page }) => {
  const place = await jumpDown(page);
  await hydrated(page);
  await scrollTo(page, 6900);
  const later = await placeOnScreen(page);
  expect(later.section).toBe(place.section);
  await headerLink(page, '/en/pricing').click();
  await expectPage(page, '/en/pricing');
  await page.goBack();
  await expectPlace(page, later);
});

test('Back from a page that was loaded returns to the place', async ({ page }) => {
  const place = await jumpDown(page);
  await page.goto('/en/contact');
  await page.goBack();
  await expectPlace(page, place);
});

const expectRootToLeadToEnglish = async (page: Page) => {
  await page.goto('/nl');
  await page.goto('/');
  await expectPage(page, '/en');
  await page.goBack();
  await expectPage(page, '/nl');
};

test('the root leads to the English home page, without an entry of its own', async ({ page }) => {
  await expectRootToLeadToEnglish(page);
});

test('the root leads to English on a host without redirect rules', async ({ page }) => {
  // Such a host serves the page at the root.
  await page.route('/', (route) => route.fulfill({ path: 'public/index.html' }));
  await expectRootToLeadToEnglish(page);
});

test('an unknown address shows the Spanish 404 page, which leads home', async ({ page }) => {
  const { title, lead, back } = entry('not-found');
  const response = await page.goto('/en/nowhere');
  expect(response?.status()).toBe(404);
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
  await hydrated(page);
  await expect(page.locator('html[data-first]')).toBeAttached();
  await expect(page).toHaveTitle(title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByText(lead)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: back }).click();
  await expectPage(page, '/en');
  await page.goBack();
  await expect(page).toHaveTitle(title);
});

test('the 404 page leads Dutch visitors to their home page', async ({ page }) => {
  await page.goto('/nl/nergens');
  const line = page.locator('p[lang="nl"]');
  await expect(line).toContainText('Deze pagina bestaat niet.');
  await line.getByRole('link').click();
  await expectPage(page, '/nl');
});

test('a service leads to its plan, below the header', async ({ page }) => {
  await openPage(page, '/es/servicios');
  await page.getByRole('link', { name: 'Explorador IA' }).first().click();
  await expect(page).toHaveURL('/es/precios#plan-ai-explorer');
  const name = page.getByRole('heading', { name: 'Explorador IA' });
  await expect(name).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const top = (await name.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThan(header?.height ?? Infinity);
});

test.describe('a page that a host also serves under another address', () => {
  const served = ['/en/contact/index.html', '/en/contact.html', '/EN/Contact', '/en/contact/'];

  test.beforeEach(({ page }) =>
    page.route(
      ({ pathname }) => served.includes(pathname),
      (route) => route.fulfill({ path: 'public/en/contact/index.html' }),
    ),
  );

  for (const path of served)
    test(`stays at ${path}, with what is typed`, async ({ page }) => {
      await page.goto(`${path}?service=other#main`);
      await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
      const heading = await page.locator('h1').innerText();
      const form = await writeMessage(page, 'Hallo');
      await page.mouse.move(100, 100);
      await page.mouse.move(200, 200);
      await hydrated(page);
      await expect(page).toHaveURL('/en/contact?service=other#main');
      await expect(page.locator('html[data-first][lang="en"] h1')).toHaveText(heading);
      await expect(form.locator('[name="message"]')).toHaveValue('Hallo');
      await expect(form.locator('[name="service"]')).toHaveValue('other');
      await headerLink(page, '/en/pricing').click();
      await expectPage(page, '/en/pricing');
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(heading);
      await expect(form.locator('[name="message"]')).toHaveValue('Hallo');
    });
});

test('an anchor of the home page opens at its section, below the header', async ({ page }) => {
  for (const anchor of ['services', 'tech', 'contact']) {
    // Another anchor of the page on the screen would not load it again.
    await page.goto('about:blank');
    await openPage(page, `/en#${anchor}`);
    const heading = headingOf(page, anchor);
    await expect(heading).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    const foot = (header?.y ?? 0) + (header?.height ?? 0);
    await expect
      .poll(async () => (await heading.boundingBox())?.y, anchor)
      .toBeGreaterThanOrEqual(foot);
  }
});

test('a link opens an anchor of another page below the header', async ({ page }) => {
  await openPage(page, '/en');
  await footerLink(page, '/en/services#brand-development').click();
  await expect(page).toHaveURL('/en/services#brand-development');
  const top = async () => (await page.locator('#brand-development').boundingBox())?.y;
  await expect.poll(top).toBeGreaterThanOrEqual(68);
  expect(await top()).toBeLessThan(200);
});

test('a link leads to an anchor of the page, and Back leads back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openPage(page, '/en');
  await scrollAndSave(page, 300);
  const start = page.getByRole('main').getByRole('link', { name: text('en', 'hero', 'start') });
  await clickBare(start);
  await expect(headingOf(page, 'contact')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await expect.poll(() => scrollTop(page)).toBe(300);
});

test('a footer link to the page on the screen scrolls to its top', async ({ page }) => {
  await openPage(page, '/en/pricing');
  await scrollTo(page, 1500);
  await footerLink(page, '/en/pricing').click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page).toHaveURL('/en/pricing');
});

test('the header changes after 50 px of scrolling, not before', async ({ page }) => {
  await openPage(page, '/nl');
  const look = () =>
    page.getByRole('banner').evaluate((element) => {
      const { backdropFilter, opacity } = getComputedStyle(element, '::before');
      return { isBlurred: backdropFilter.includes('blur'), ground: Number(opacity) };
    });
  await scrollTo(page, 50);
  expect(await look()).toEqual({ isBlurred: false, ground: 0 });
  await scrollTo(page, 51);
  await expect.poll(look).toEqual({ isBlurred: true, ground: 1 });
  await scrollTo(page, 0);
  await expect.poll(look).toEqual({ isBlurred: false, ground: 0 });
});

test('the brand leads to the top of the page', async ({ page }) => {
  await page.goto('/nl#pricing');
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', '');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page).toHaveURL('/nl');
});

for (const [what, path, card] of [
  ['case', '/en/cases', 'main article'],
  ['service', '/en', '#services ol > li'],
] as const)
  test(`a click on the text of a ${what} follows its link`, async ({ page }) => {
    await openPage(page, path);
    const first = page.locator(card).first();
    const target = await first.getByRole('link').getAttribute('href');
    await first.getByRole('paragraph').click({ force: true });
    await expect(page).toHaveURL(String(target));
  });
