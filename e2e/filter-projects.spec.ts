import { entries } from './support/content';
import { filterRadio, shownProjects } from './support/controls';
import { openPage } from './support/page';
import { expect, test, withMotion } from './support/test';

test.use(withMotion);

const projects = entries('projects').sort((one, other) => one.order - other.order);
const all = projects.map(({ title }) => title);
const categories = [...new Set(projects.map(({ category }) => category))];

test('shows the projects of each category, and all again', async ({ page }) => {
  await openPage(page, '/nl#projects');
  await expect(filterRadio(page, 'nl', 'ALL')).toBeChecked();
  expect(await shownProjects(page)).toEqual(all);
  for (const category of categories) {
    const filter = category.replaceAll('-', '_').toUpperCase();
    const expected = projects.filter((one) => one.category === category).map(({ title }) => title);
    await filterRadio(page, 'nl', filter).click();
    await expect.poll(() => shownProjects(page), filter).toEqual(expected);
    await expect(filterRadio(page, 'nl', filter)).toHaveAccessibleName(
      new RegExp(` ${expected.length}$`),
    );
  }
  await filterRadio(page, 'nl', 'ALL').click();
  await expect.poll(() => shownProjects(page)).toEqual(all);
});

test('the arrow keys lead to every filter on a phone, and show it whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/nl/projecten');
  await filterRadio(page, 'nl', 'ALL').focus();
  const filters = await page.getByRole('radio').all();
  expect(filters).toHaveLength(categories.length + 1);
  for (const filter of filters.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await expect(filter).toBeChecked();
    await expect(filter.locator('..')).toBeInViewport({ ratio: 1 });
  }
});
