import { languages } from '../../src/i18n/languages';
import { hydrated } from '../support/hydrated';
import { pages, routes, word } from '../../src/testing/site';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

for (const language of languages) {
  test(`the ${language} header changes after 50 px of scrolling, not before`, async ({ page }) => {
    await page.goto(routes.pathOf('home', language));
    await hydrated(page);
    const header = page.getByRole('banner');
    const html = page.locator('html');
    const look = () =>
      header.evaluate((element) => {
        const { backdropFilter, opacity } = getComputedStyle(element, '::before');
        return {
          blurred: backdropFilter.includes('blur'),
          ground: Number(opacity),
          foot: element.getBoundingClientRect().bottom,
        };
      });
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

    const atTop = await look();
    expect(atTop).toEqual({ blurred: false, ground: 0, foot: 84 });
    await scrollTo(50);
    await expect(html).not.toHaveAttribute('data-scrolled');
    expect(await look()).toEqual(atTop);

    await scrollTo(51);
    await expect(html).toHaveAttribute('data-scrolled', '');
    await expect.poll(look).toEqual({ blurred: true, ground: 1, foot: 68 });

    await scrollTo(0);
    await expect(html).not.toHaveAttribute('data-scrolled');
  });

  test(`the ${language} header leads to every page of the navigation and to the contact form`, async ({
    page,
  }) => {
    await page.goto(routes.pathOf('about', language));
    const inOrder = pages
      .filter(({ header }) => header)
      .sort((one, other) => (one.header ?? 0) - (other.header ?? 0));
    const links = page
      .getByRole('banner')
      .getByRole('navigation', { name: word(language, 'common', 'header.navigation') })
      .getByRole('link');
    await expect(links).toHaveText(inOrder.map(({ label }) => label[language]));
    for (const [index, { key }] of inOrder.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', routes.pathOf(key, language));
    }
    await expect(links.filter({ has: page.locator('[aria-current]') })).toHaveCount(0);
    await expect(page.getByRole('banner').locator('[aria-current="page"]')).toHaveAttribute(
      'href',
      routes.pathOf('about', language),
    );

    await page
      .getByRole('banner')
      .getByRole('link', { name: word(language, 'common', 'header.getStarted') })
      .click();
    await expect(page).toHaveURL(routes.pathOf('contact', language));
  });
}

test('is scrolled already when the page opens further down', async ({ page }) => {
  await page.goto('/en#pricing');
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', '');
});

test('the brand leads to the top of the home page', async ({ page }) => {
  await page.goto('/en#pricing');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto('/en/about');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en$/);
});

test('marks the page that a case belongs to', async ({ page }) => {
  await page.goto('/en/cases/recruitmentworkflow');
  await expect(
    page.getByRole('banner').getByRole('navigation').locator('[aria-current="true"]'),
  ).toHaveAttribute('href', '/en/cases');
});
