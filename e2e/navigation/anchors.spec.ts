import { languages } from '../../src/i18n/languages';
import { serviceGroups } from '../../src/gatsby/content/schemas/service';
import { hydrated } from '../support/hydrated';
import { routes, word } from '../../src/testing/site';
import { expect, test } from '../support/test';

/** The markup is the same in all languages, so they take turns. */
const languageAt = (index: number) => languages[index % languages.length] ?? 'en';

const homeAnchors = ['contact', 'services', 'about', 'projects', 'tech', 'pricing'];

for (const language of languages) {
  const home = routes.pathOf('home', language);

  test(`the ${language} home page has every section, and its buttons lead to them`, async ({
    page,
  }) => {
    await page.goto(home);
    await hydrated(page);
    for (const anchor of homeAnchors) {
      await expect(page.locator(`#${anchor}`)).toHaveCount(1);
      await expect(page.locator(`#${anchor}`).getByRole('heading').first()).toBeVisible();
    }
    const main = page.getByRole('main');
    const link = (namespace: string, key: string) =>
      main.getByRole('link', { name: word(language, namespace, key), exact: true });
    await expect(link('hero', 'start')).toHaveAttribute('href', '#contact');
    await expect(link('hero', 'explore')).toHaveAttribute('href', '#services');
    await expect(link('services', 'launch')).toHaveAttribute('href', '#contact');
    await expect(
      main.locator('#projects').getByRole('link', { name: word(language, 'projects', 'start') }),
    ).toHaveAttribute('href', routes.pathOf('contact', language));

    await link('hero', 'start').click();
    await expect(page).toHaveURL(`${home}#contact`);
    await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport();
  });
}

for (const [index, anchor] of homeAnchors.entries()) {
  const path = `${routes.pathOf('home', languageAt(index))}#${anchor}`;
  test(`${path} opens at its section, below the header`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const heading = page.locator(`#${anchor}`).getByRole('heading').first();
    await expect(heading).toBeInViewport();
    await expect
      .poll(async () => {
        const header = await page.getByRole('banner').boundingBox();
        const box = await heading.boundingBox();
        return (box?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
      })
      .toBeGreaterThanOrEqual(0);
  });
}

for (const [index, group] of serviceGroups.entries()) {
  const language = languageAt(index);
  test(`the ${language} footer leads to the services of ${group}`, async ({ page }) => {
    await page.goto(routes.pathOf('about', language));
    await hydrated(page);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: word(language, 'common', `serviceGroups.${group}`) })
      .click();
    await expect(page).toHaveURL(routes.pathOf('services', language, group));
    await expect(page.locator(`#${group}`).getByRole('heading').first()).toBeInViewport();
  });
}
