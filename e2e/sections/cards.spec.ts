import { openPage } from '../support/hydrated';
import { routes } from '../../src/testing/site';
import { expect, test } from '../support/test';

for (const [what, name, card] of [
  ['a case', 'cases', 'main article'],
  ['a service', 'home', '#services ol > li'],
] as const)
  test(`the link of ${what} covers its text`, async ({ page }) => {
    await openPage(page, routes.pathOf(name, 'en'));
    const first = page.locator(card).first();
    const path = await first.getByRole('link').getAttribute('href');
    await first.getByRole('paragraph').click({ force: true });
    await expect(page).toHaveURL(String(path));
  });
