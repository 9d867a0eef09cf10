import { hydrated, openPage } from '../support/hydrated';
import { routes } from '../../src/testing/site';
import { scrollTo, scrollTop } from '../support/scroll';
import { expect, test } from '../support/test';

const home = routes.pathOf('home', 'nl');

test('the header changes after 50 px of scrolling, not before', async ({ page }) => {
  await openPage(page, home);
  const look = () =>
    page.getByRole('banner').evaluate((element) => {
      const { backdropFilter, opacity } = getComputedStyle(element, '::before');
      return {
        blurred: backdropFilter.includes('blur'),
        ground: Number(opacity),
        foot: element.getBoundingClientRect().bottom,
      };
    });
  const atTop = { blurred: false, ground: 0, foot: 84 };
  await scrollTo(page, 50);
  expect(await look()).toEqual(atTop);
  await scrollTo(page, 51);
  await expect.poll(look).toEqual({ blurred: true, ground: 1, foot: 68 });
  await scrollTo(page, 0);
  await expect.poll(look).toEqual(atTop);
});

test('opened further down, the header looks scrolled; its brand leads up', async ({ page }) => {
  await page.goto(`${home}#pricing`);
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', '');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page).toHaveURL(home);
});
