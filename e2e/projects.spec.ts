import { languages } from '../src/i18n/languages';
import { projectCategories } from '../src/gatsby/content/schemas/project';
import { enumValue } from '../src/gatsby/content/enum-value';
import { readRecords } from '../src/testing/content';
import { hydrated } from './hydrated';
import { projectCategory, projectFilter } from './controls';
import { routes } from './site';
import { expect, test } from './test';

const projects = readRecords<{ title: string; category: string; order: number }>('projects').sort(
  (one, other) => one.order - other.order,
);

for (const language of languages) {
  for (const path of [
    routes.pathOf('projects', language),
    `${routes.pathOf('home', language)}#projects`,
  ]) {
    test(`${path} filters fourteen projects by category`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      const radio = (category: string) => projectCategory(page, language, category);
      // Titles are clients' names, so they find the tiles in every language.
      const shown = async () => {
        const headings = await page.getByRole('main').getByRole('heading').allInnerTexts();
        return headings.filter((text) => projects.some(({ title }) => title === text.trim()));
      };

      await expect(radio('ALL')).toBeChecked();
      expect(await shown()).toEqual(projects.map(({ title }) => title));
      expect(projects).toHaveLength(14);

      for (const category of projectCategories) {
        const expected = projects.filter((project) => project.category === category);
        const name = new RegExp(` ${expected.length}$`);
        await expect(radio(enumValue(category))).toHaveAccessibleName(name);
        await radio(enumValue(category)).check();
        await expect.poll(shown).toEqual(expected.map(({ title }) => title));
        await expect(
          projectFilter(page, language).getByRole('radio', { checked: true }),
        ).toHaveCount(1);
      }

      await radio('ALL').check();
      await expect.poll(shown).toEqual(projects.map(({ title }) => title));
    });
  }
}
