import { projectCategories } from '../../src/gatsby/content/schemas/project';
import { enumValue } from '../../src/gatsby/content/enum-value';
import { readRecords } from '../../src/testing/content';
import { filterRadio, projectFilter } from '../support/controls';
import { openPage } from '../support/hydrated';
import { routes } from '../../src/testing/site';
import { expect, test, withMotion } from '../support/test';

test.use(withMotion);

const projects = readRecords('projects');

/** Each language and each page with the filter; what a category holds is the same everywhere. */
for (const [language, path] of [
  ['en', routes.pathOf('projects', 'en')],
  ['nl', `${routes.pathOf('home', 'nl')}#projects`],
  ['es', routes.pathOf('projects', 'es')],
] as const) {
  test(`${path} filters the projects by category`, async ({ page }) => {
    await openPage(page, path);
    const radio = (filter: string) => filterRadio(page, language, filter);
    const titles = projects.map(({ title }) => title);
    // Titles are clients' names, so they find the tiles in every language.
    const shown = async () => {
      const headings = await page.getByRole('main').getByRole('heading').allInnerTexts();
      return headings.filter((text) => titles.includes(text.trim()));
    };

    await expect(radio('ALL')).toBeChecked();
    expect(await shown()).toEqual(titles);
    expect(titles).not.toEqual([]);

    for (const category of projectCategories) {
      const expected = projects.filter((project) => project.category === category);
      const option = radio(enumValue(category));
      await expect(option).toHaveAccessibleName(new RegExp(` ${expected.length}$`));
      await option.click();
      await expect.poll(shown).toEqual(expected.map(({ title }) => title));
      await expect(projectFilter(page, language).locator(':checked')).toHaveCount(1);
    }

    await radio('ALL').click();
    await expect.poll(shown).toEqual(titles);
  });
}
