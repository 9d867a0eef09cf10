import { entries } from './support/content';
import { filterRadio, shownProjects } from './support/controls';
import { openPage } from './support/page';
import { expect, test, withMotion } from './support/test';

test.use(withMotion);

const projects = entries('projects').sort((one, other) => one.order - other.order);
const all = projects.map(({ title }) => title);

/** The filters with the categories of the projects, in their order on the page. */
const filters = Object.entries({
  EVENTS: 'events',
  BUSINESS_CLUBS: 'business-clubs',
  ECOMMERCE: 'ecommerce',
  MEDICAL: 'medical',
  TECH: 'tech',
  RESTAURANTS: 'restaurants',
}).filter(([, category]) => projects.some((one) => one.category === category));

test('shows the projects of each category, and all again', async ({ page }) => {
  await openPage(page, '/nl#projects');
  await expect(filterRadio(page, 'nl', 'ALL')).toBeChecked();
  expect(await shownProjects(page)).toEqual(all);
  for (const [filter, category] of filters) {
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
  for (const [filter] of filters) {
    await page.keyboard.press('ArrowRight');
    await expect(filterRadio(page, 'nl', filter)).toBeChecked();
    await expect(filterRadio(page, 'nl', filter).locator('..')).toBeInViewport({ ratio: 1 });
  }
});
