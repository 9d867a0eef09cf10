import { readRecords } from '../../src/testing/content';
import { pages, routes, unknownPage } from '../../src/testing/site';
import { hydrated, openPage } from '../support/hydrated';
import { expectPage } from '../support/page-heading';
import { expect, test } from '../support/test';

const [notFound] = readRecords('not-found');

/** An address whose last part is that of another language. */
const [mixed = '/nl/nowhere'] = pages.flatMap(({ slug }) =>
  slug && slug.en !== slug.nl ? [`/nl/${slug.en}`] : [],
);

test('every unknown address answers 404 with the Spanish page', async ({ page, request }) => {
  const shown = await page.goto(unknownPage.path);
  const html = await shown?.text();
  for (const path of [mixed, `${routes.pathOf('cases', 'en')}/nowhere`, '/EN']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toBe(html);
  }
  await hydrated(page);
  await expect(page).toHaveTitle(unknownPage.title);
  await expect(page.getByText(notFound?.lead ?? '')).toBeVisible();
});

test('the way back leads via the root to the English home page, and back', async ({ page }) => {
  await page.goto(routes.pathOf('about', 'en'));
  await openPage(page, '/nowhere');
  const back = page.getByRole('main').getByRole('link', { name: notFound?.back });
  await expect(back).toHaveAttribute('href', '/');
  await back.click();
  await expect(page).toHaveURL('/en');
  await page.goBack();
  await expectPage(page, '/nowhere');
});
