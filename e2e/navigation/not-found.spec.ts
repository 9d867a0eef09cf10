import { readEntries } from '../../src/testing/content';
import { routes, unknownPage } from '../../src/testing/site';
import { openPage } from '../support/hydrated';
import { expectPage } from '../support/page-heading';
import { expect, test } from '../support/test';

const [notFound] = readEntries('NotFound');

test('an unknown address says so; its way back leads to the home page', async ({ page }) => {
  await page.goto(routes.pathOf('about', 'en'));
  await openPage(page, unknownPage.path);
  await expect(page).toHaveTitle(unknownPage.title);
  await expect(page.getByText(notFound?.lead ?? '')).toBeVisible();
  const back = page.getByRole('main').getByRole('link', { name: notFound?.back });
  await expect(back).toHaveAttribute('href', '/');
  await back.click();
  await expect(page).toHaveURL(routes.pathOf('home', 'en'));
  await page.goBack();
  await expectPage(page, unknownPage.path);
});
