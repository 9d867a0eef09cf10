import { enumValue } from '../../src/gatsby/content/enum-value';
import { readRecords } from '../../src/testing/content';
import { filterRadio, projectFilter } from '../support/controls';
import { openPage } from '../support/hydrated';
import { categories } from '../support/projects';
import { routes } from '../../src/testing/site';
import { expect, test, withMotion } from '../support/test';

test.use(withMotion);

const language = 'nl';
const projects = readRecords('projects');
const titles = projects.map(({ title }) => title);

test('the home page filters the projects by category, and shows all again', async ({ page }) => {
  await openPage(page, `${routes.pathOf('home', language)}#projects`);
  // Titles are clients' names, so they find the tiles in every language.
  const shown = async () => {
    const headings = await page.getByRole('main').getByRole('heading').allInnerTexts();
    return headings.filter((text) => titles.includes(text.trim()));
  };
  const all = filterRadio(page, language, 'ALL');
  await expect(all).toBeChecked();
  expect(await shown()).toEqual(titles);
  for (const category of categories) {
    const expected = projects.filter((project) => enumValue(project.category) === category);
    const option = filterRadio(page, language, category);
    await expect(option).toHaveAccessibleName(new RegExp(` ${expected.length}$`));
    await option.click();
    await expect.poll(shown).toEqual(expected.map(({ title }) => title));
    await expect(projectFilter(page, language).locator(':checked')).toHaveCount(1);
  }
  await all.click();
  await expect.poll(shown).toEqual(titles);
});

test('the arrow keys lead to every filter on a phone, and show it whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, routes.pathOf('projects', language));
  await filterRadio(page, language, 'ALL').focus();
  for (const category of categories) {
    await page.keyboard.press('ArrowRight');
    const option = filterRadio(page, language, category);
    await expect(option).toBeChecked();
    await expect(option.locator('..')).toBeInViewport({ ratio: 1 });
  }
});
