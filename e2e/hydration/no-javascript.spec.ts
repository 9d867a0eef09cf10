import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enumValue, projectCategories } from '../../src/testing/content-rules';
import { plainText } from '../../src/i18n/heading-marks';
import { languages } from '../../src/i18n/languages';
import { readRecords } from '../../src/testing/content';
import { filterRadio, periodRadio, planItem, projectFilter } from '../support/controls';
import { isPagePath, pageOfEachKind, routes, sitePages, word } from '../../src/testing/site';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

/** Links of a built page, without a browser. */
const linksOf = (path: string): string[] => {
  const html = readFileSync(join('public', path, 'index.html'), 'utf8');
  return [...html.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) =>
    (href ?? '').replaceAll('&amp;', '&'),
  );
};

for (const { path, heading } of sitePages) {
  test(`${path} reads without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText(plainText(heading));
    await expect(page.locator('h1')).toBeVisible();

    // Whatever waits for a script to be readable would have no opacity or no box here.
    const hidden = await page
      .locator('main :is(h1, h2, h3, h4, p, li, dt, dd, label, blockquote)')
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) =>
              element.textContent?.trim() &&
              !element.closest(
                '[aria-hidden="true"], [data-needs-script], [aria-live], noscript, dialog, .price-yearly, .billed-yearly',
              ),
          )
          .filter(
            (element) =>
              !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .map((element) => element.textContent),
      );
    expect(hidden).toEqual([]);
  });
}

test('every link of every page leads to a page or an anchor that is there', () => {
  const broken = sitePages.flatMap(({ path }) =>
    linksOf(path)
      .filter((href) => /^[/#]/.test(href))
      .filter((href) => {
        const [target, anchor] = href.split('#');
        const page = target || path;
        const isPage = page === '/' || isPagePath(page);
        return (
          !isPage ||
          (anchor &&
            !readFileSync(join('public', page, 'index.html'), 'utf8').includes(`id="${anchor}"`))
        );
      })
      .map((href) => `${path} > ${href}`),
  );
  expect(broken).toEqual([]);
});

for (const language of languages) {
  test(`the ${language} home page holds the words of every record`, async ({ page }) => {
    await page.goto(routes.pathOf('home', language));
    const main = page.getByRole('main');
    const words = (['services', 'values'] as const).flatMap((kind) =>
      readRecords(kind).map(({ title }) => title[language]),
    );
    const skills = readRecords('skills');
    const projects = readRecords('projects');
    const plans = readRecords('plans');
    const expected = [
      ...words,
      ...skills.flatMap(({ name, percent }) => [name[language], String(percent)]),
      ...projects.flatMap(({ title, description }) => [title, description[language]]),
      ...plans
        .filter(({ line }) => line === 'core')
        .flatMap(({ name, features }) => [
          name[language],
          ...features.map((feature) => feature[language]),
        ]),
    ];
    for (const text of expected) await expect(main).toContainText(text);
  });

  test(`the toggle shows the prices of either period on the ${language} pricing page`, async ({
    page,
  }) => {
    await page.goto(routes.pathOf('pricing', language));
    const plans = readRecords('plans');
    const digits = (price: number) =>
      new RegExp(`^\\D*${String(price).replace(/(?=...$)/, '[.,]?')}\\D*$`);
    for (const period of ['monthly', 'yearly'] as const) {
      await periodRadio(page, language, period).check();
      for (const { name, price } of plans) {
        if (price === 'custom') continue;
        const item = planItem(page, name[language]);
        const other = price[period === 'monthly' ? 'yearly' : 'monthly'];
        await expect(item.getByText(digits(price[period]))).toBeVisible();
        if (price.monthly !== price.yearly)
          await expect(item.getByText(digits(other))).toBeHidden();
      }
    }
  });

  test(`a plan’s button leads to the ${language} contact page`, async ({ page }) => {
    await page.goto(routes.pathOf('pricing', language));
    // Enter on a radio button would submit a form that it belongs to.
    await periodRadio(page, language, 'yearly').press('Enter');
    await expect(page).toHaveURL(routes.pathOf('pricing', language));
    await page.locator('button[name="plan"][value="explorer"]').click();
    await expect(page).toHaveURL(`${routes.pathOf('contact', language)}?plan=explorer`);
    await expect(page.locator('h1')).toBeVisible();
  });

  test(`the filter shows the projects of a category on the ${language} page`, async ({ page }) => {
    await page.goto(routes.pathOf('projects', language));
    const projects = readRecords('projects');
    const filters = await projectFilter(page, language)
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value') ?? ''));
    expect(filters).toEqual(['ALL', ...projectCategories.map(enumValue)]);
    for (const filter of [...filters.slice(1), 'ALL']) {
      await filterRadio(page, language, filter).check();
      for (const { title, category } of projects) {
        await expect(page.getByText(title, { exact: true })).toBeVisible({
          visible: ['ALL', enumValue(category)].includes(filter),
        });
      }
    }
  });

  test(`the ${language} menu opens and closes without JavaScript on a phone, and leads to another language`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(routes.pathOf('pricing', language));
    const open = page.getByRole('button', { name: word(language, 'common', 'header.openMenu') });
    const menu = page.getByRole('dialog');
    await open.click();
    await menu.getByRole('button', { name: word(language, 'common', 'header.closeMenu') }).click();
    await expect(menu).toHaveCount(0);
    await open.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(open).toBeFocused();
    await open.click();
    await menu.getByRole('link', { name: 'Nederlands' }).click();
    await expect(page).toHaveURL(routes.pathOf('pricing', 'nl'));
  });

  test(`the ${language} switcher opens without JavaScript on a wide screen, and leads to another language`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(routes.pathOf('pricing', language));
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${language.toUpperCase()}\\. `) })
      .click();
    await page.locator('#languages').getByRole('link', { name: 'Nederlands' }).click();
    await expect(page).toHaveURL(routes.pathOf('pricing', 'nl'));
  });
}

for (const { path, language } of pageOfEachKind) {
  test(`the menu of ${path} opens on a phone, and leads on`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: word(language, 'common', 'header.openMenu') }).click();
    const target = routes.pathOf('about', language);
    await page.getByRole('dialog').locator(`nav a[href="${target}"]`).click();
    await expect(page).toHaveURL(target);
  });
}
