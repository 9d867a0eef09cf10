import { readEntries } from '../../src/testing/content';
import { filterRadio, projectFilter } from '../support/controls';
import { openPage } from '../support/hydrated';
import { categories, expectProjectsOf, shownTitles, titlesOf } from '../support/projects';
import { routes } from '../../src/testing/site';
import { expect, test, withMotion } from '../support/test';

test.use(withMotion);

const language = 'nl';
const titles = readEntries('Project').map(({ title }) => title);

test('the home page filters the projects by category, and shows all again', async ({ page }) => {
  await openPage(page, `${routes.pathOf('home', language)}#projects`);
  const all = filterRadio(page, language, 'ALL');
  await expect(all).toBeChecked();
  expect(await shownTitles(page)).toEqual(titles);
  for (const category of categories) {
    const option = filterRadio(page, language, category);
    await expect(option).toHaveAccessibleName(new RegExp(` ${titlesOf(category).length}$`));
    await option.click();
    await expectProjectsOf(page, category);
    await expect(projectFilter(page, language).locator(':checked')).toHaveCount(1);
  }
  await all.click();
  await expect.poll(() => shownTitles(page)).toEqual(titles);
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
