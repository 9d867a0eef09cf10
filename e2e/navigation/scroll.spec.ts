import type { Page } from '@playwright/test';
import { footerLink, headerLink } from '../support/controls';
import { hydrated, openPage } from '../support/hydrated';
import { expectPage } from '../support/page-heading';
import { routes } from '../../src/testing/site';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
  // Gatsby notes the place in the frame after the scroll event.
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).includes(String(window.scrollY))))
    .toBe(true);
};

/** Index of the section in the middle of the screen. */
const sectionInView = (page: Page) =>
  page.evaluate(() => {
    const middle = document.elementFromPoint(700, 450)?.closest('main [data-island]');
    return middle ? [...document.querySelectorAll('main [data-island]')].indexOf(middle) : -1;
  });

const services = routes.pathOf('services', 'en');
const pricing = routes.pathOf('pricing', 'en');

test('a link of the footer opens the next page at its top, and back returns to the place', async ({
  page,
}) => {
  await openPage(page, services);
  const bottom = await page.evaluate(
    () => document.documentElement.scrollHeight - window.innerHeight,
  );
  await scrollTo(page, bottom);
  await footerLink(page, pricing).click();
  await expectPage(page, pricing);
  await expect.poll(() => top(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(services);
  await expect.poll(() => top(page)).toBe(bottom);
});

test('back returns to a place that was scrolled to before the page was hydrated', async ({
  page,
}) => {
  await page.goto(services);
  await page.keyboard.press('End');
  await expect.poll(() => top(page)).toBeGreaterThan(1000);
  await hydrated(page);
  const place = await top(page);
  await headerLink(page, pricing).click();
  await expectPage(page, pricing);
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(services);
  await expect.poll(() => top(page)).toBe(place);
});

test('back returns to the place on a page that was opened at an anchor', async ({ page }) => {
  await openPage(page, `${services}#tech-consulting`);
  await scrollTo(page, 2600);
  await headerLink(page, pricing).click();
  await expectPage(page, pricing);
  await expect.poll(() => top(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(`${services}#tech-consulting`);
  await expect.poll(() => top(page)).toBe(2600);
});

test('an address that is entered again opens at its top, a reload where it was', async ({
  page,
}) => {
  await openPage(page, '/en');
  await scrollTo(page, 3000);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => top(page)).toBe(3000);

  await page.goto(routes.pathOf('about', 'en'));
  await openPage(page, '/en');
  await expect.poll(() => top(page)).toBe(0);
});

test('a link to an anchor of the same page leads there from further down, too', async ({
  page,
}) => {
  await openPage(page, '/en');
  await scrollTo(page, 300);
  await page.getByRole('main').locator('a[href="#contact"]').first().click();
  await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport();
  await scrollTo(page, 5000);
  await page
    .getByRole('main')
    .locator('a[href="#services"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('#services').getByRole('heading').first()).toBeInViewport();
});

for (const width of [390, 1440]) {
  test(`back from an anchor returns to the place of the link on the same page (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const home = routes.pathOf('home', 'en');
    await openPage(page, home);
    await scrollTo(page, 300);
    const targets = ['pricing', 'contact'] as const;
    for (const target of targets) {
      await page.evaluate((anchor) => window.location.assign(`#${anchor}`), target);
      await expect(page.locator(`#${target}`).getByRole('heading').first()).toBeInViewport();
    }
    await page.goBack();
    await expect(page.locator('#pricing').getByRole('heading').first()).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(home);
    await expect.poll(() => top(page)).toBe(300);
  });
}

test('a language that is chosen while the first page is still laid out in parts shows the same section', async ({
  page,
}) => {
  // A slow machine is not idle for seconds.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto(routes.pathOf('home', 'en'));
  await page.mouse.move(200, 300);
  await expect(page.locator('[data-hydrated] header')).toBeAttached();
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => sectionInView(page)).toBeGreaterThan(1);
  const section = await sectionInView(page);
  await page.locator('header [popovertarget="languages"]').click();
  await expect(page.locator('html')).toHaveAttribute('data-initial-viewport');
  await page.locator('#languages [hreflang="nl"]').click();
  await expect(page).toHaveURL(routes.pathOf('home', 'nl'));
  await expect.poll(() => sectionInView(page)).toBe(section);
});
