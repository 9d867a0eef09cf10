import type { Locator } from '@playwright/test';
import { headerLink } from '../support/controls';
import { launchFullChromium } from '../support/full-chromium';
import { openPage } from '../support/hydrated';
import { expectPage, openByHeader } from '../support/page-heading';
import { languages } from '../../src/i18n/languages';
import { routes } from '../../src/testing/site';
import { expectSteady } from '../support/steady';
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

for (const saveData of [false, true]) {
  test(`the intent to follow a link fetches ${saveData ? 'nothing for visitors who save data' : 'its page'}`, async ({
    page,
  }) => {
    await page.addInitScript(
      (connection) => {
        Object.defineProperty(navigator, 'connection', { value: connection });
      },
      { saveData },
    );
    await openPage(page, home);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const [name, mean] of [
      ['about', (link: Locator) => link.hover()],
      ['pricing', (link: Locator) => link.focus()],
      ['contact', (link: Locator) => link.dispatchEvent('touchstart')],
    ] as const) {
      const path = routes.pathOf(name, 'en');
      await mean(headerLink(page, path).first());
      if (!saveData) await expect.poll(() => asked).toContain(`/page-data${path}/page-data.json`);
    }
    if (saveData) await expectSteady(async () => asked, []);
  });
}

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
