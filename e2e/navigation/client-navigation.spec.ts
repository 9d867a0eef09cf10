import type { Route } from '@playwright/test';
import { headerLink } from '../support/controls';
import { launchFullChromium } from '../support/full-chromium';
import { openPage } from '../support/hydrated';
import { markReady } from '../support/react-ready';
import { expectPage, openByHeader } from '../support/page-heading';
import { languages } from '../../src/i18n/languages';
import { routes } from '../../src/testing/site';
import { expect, test } from '../support/test';

const home = routes.pathOf('home', 'en');

test('a client-side navigation updates hreflang links and drops the structured data, and the way back from the new page leads to the one before, also after a reload', async ({
  page,
}) => {
  const pricing = routes.pathOf('pricing', 'en');
  const dutch = routes.pathOf('pricing', 'nl');
  const alternates = page.locator('link[rel="alternate"][hreflang]');
  await openPage(page, home);
  await openByHeader(page, pricing);
  await expect(alternates).toHaveCount(languages.length + 1);
  await expect(page.locator(`link[hreflang="nl"][href$="${dutch}"]`)).toHaveCount(1);
  await expect(page.locator(`meta[property="og:url"][content$="${pricing}"]`)).toHaveCount(1);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);

  await page.reload();
  await page.goBack();
  await expectPage(page, home);
});

test('pointing at a link fetches its page', async ({ page }) => {
  await openPage(page, home);
  const about = routes.pathOf('about', 'en');
  const data = page.waitForRequest(`/page-data${about}/page-data.json`);
  await headerLink(page, about).hover();
  await data;
});

test.describe('when the data of the next page fail', () => {
  test.use({ expectedInConsole: /status of 50[03]|500\.html|ERR_FAILED/ });

  for (const [fault, answer] of [
    ['an error of the server', (route: Route) => route.fulfill({ status: 500, body: '' })],
    ['an overloaded server', (route: Route) => route.fulfill({ status: 503, body: '' })],
    ['a lost connection', (route: Route) => route.abort()],
  ] as const) {
    test(`a link leads on after ${fault}`, async ({ page }) => {
      const pricing = routes.pathOf('pricing', 'en');
      await openPage(page, home);
      await page.route(`/page-data${pricing}/page-data.json`, answer);
      await openByHeader(page, pricing);
    });
  }
});

test('pages may wait in the back/forward cache, and come back as they were left', async ({
  baseURL,
}, { project }) => {
  // Their headers and scripts are those of every page; the first has every section, the others what is open while somebody writes.
  const paths = ['home', 'contact', 'pricing'].map((name) => routes.pathOf(name, 'en'));
  // Playwright switches the cache off; this is the one test that needs it.
  const browser = await launchFullChromium({
    ...project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  await page.addInitScript(markReady);
  const kept: string[] = [];
  for (const path of paths) {
    await openPage(page, `${baseURL}${path}`);
    await page.evaluate(() => {
      document.documentElement.dataset.left = 'here';
      window.scrollTo({ top: 300, behavior: 'instant' });
    });
    await page.goto(`${baseURL}/robots.txt`);
    await page.goBack({ waitUntil: 'commit' });
    const place = await page.evaluate(() => [
      document.documentElement.dataset.left,
      window.scrollY,
    ]);
    if (place.join() === 'here,300') kept.push(path);
  }
  await browser.close();
  expect(kept).toEqual(paths);
});
