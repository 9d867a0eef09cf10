import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import {
  filterRadio,
  footerLink,
  headerLink,
  menuButton,
  periodRadio,
  yearlyStatus,
} from '../support/controls';
import { brokenData, faults } from '../support/faults/page-faults';
import { documentChanges, missingScripts, pageData } from '../support/faults/interference';
import { hydrated, openPage, reloadPage, touchIslands, waitingIslands } from '../support/hydrated';
import { address, newsletterForm, subscribe } from '../support/newsletter';
import { headingAt } from '../support/page-heading';
import { requestPlan } from '../support/plan-request';
import { chosenCategory, expectProjectsOf } from '../support/projects';
import { expectSteady } from '../support/steady';
import { toastWith } from '../support/toasts';
import { expect, test } from '../support/test';
import type { Outbox } from '../support/outbox';
import { deferredStyles } from '../../src/styles/deferred';
import { languageName, routes, word } from '../../src/testing/site';

// What is broken on purpose is reported; what is tested is that the visitor hardly notices.
test.use({ checkConsole: false });

const home = routes.pathOf('home', 'nl');
const pricing = routes.pathOf('pricing', 'nl');

/** Everything that the server has sent is there and can be seen. */
const expectReadable = async (page: Page, path: string) => {
  await expect(page.locator('h1')).toHaveText(headingAt(path));
  const html = readFileSync(`public${path}/index.html`, 'utf8');
  // The heading of the closed dialog is not shown.
  const shown = html.replace(/<dialog id="plan.*?<\/dialog>/s, '').match(/<h[1-4][\s>]/g);
  await expect(page.locator('h1, h2, h3, h4').filter({ visible: true })).toHaveCount(
    shown?.length ?? 0,
  );
};

const expectSignUp = (outbox: Outbox) =>
  expect.poll(() => outbox.received('from_email'), { timeout: 25_000 }).toEqual([address]);

const settle = async (page: Page) => {
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await touchIslands(page);
  await expect(page.locator(waitingIslands)).toHaveCount(0);
};

const openPricing = async (page: Page) => {
  await footerLink(page, pricing).click();
  // Gatsby has 5 s for the page's data.
  await expect(page).toHaveURL(pricing, { timeout: 10_000 });
  await expectReadable(page, pricing);
};

for (const [name, fault] of Object.entries(faults)) {
  test(`with ${name} a page shows its text, sends its forms and links to the next one, where a plan can be requested and the menu of a phone opens`, async ({
    page,
    outbox,
  }) => {
    await fault(page);
    await page.goto(home);
    await settle(page);
    if (name in brokenData) await expect(page.locator('[data-failed]')).not.toHaveCount(0);
    await expectReadable(page, home);
    const form = newsletterForm(page);
    await subscribe(form);
    await expectSignUp(outbox);
    const success = word('nl', 'common', 'newsletter.success');
    // Where no toast can be shown, the form shows it in its own place.
    await expect(form.or(toastWith(page, success)).last()).toContainText(success);
    await openPricing(page);
    await outbox.clear();
    const dialog = await requestPlan(page);
    await expectSignUp(outbox);
    await expect(dialog).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await menuButton(page, 'nl').click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: languageName('en') })
      .click();
    await expect(page).toHaveURL(routes.pathOf('pricing', 'en'));
  });
}

const failData = async (page: Page): Promise<() => Promise<number>> => {
  let requests = 0;
  page.on('request', (request) => {
    if (pageData.test(request.url())) requests += 1;
  });
  await missingScripts['page data that fails'](page);
  return async () => requests;
};

test('a server that fails for all data is asked once a page; all leads on', async ({ page }) => {
  const requests = await failData(page);
  await page.goto(home);
  await page.keyboard.press('Shift');
  await expect.poll(requests).toBe(1);
  await expectSteady(requests, 1);
  await openPricing(page);

  await page.unroute(pageData);
  await openPage(page, home);
  await openPricing(page);
  await reloadPage(page);
  const requestsAfterwards = await failData(page);
  await page.goBack();
  await expectReadable(page, home);
  await expect.poll(requestsAfterwards).toBe(1);
  await expectSteady(requestsAfterwards, 1);
});

test('a link leads on though its data do not come, or name no known template', async ({ page }) => {
  const unknown = { componentChunkName: 'new', path: '/', result: {} };
  for (const answer of [(route: Route) => route.fulfill({ json: unknown }), () => undefined]) {
    await openPage(page, home);
    await page.route(pageData, answer);
    await openPricing(page);
    await page.goBack();
    await expectReadable(page, home);
    await page.unroute(pageData);
  }
});

test('a page hydrates although its deferred styles take forever', async ({ page }) => {
  await page.route(`**/${deferredStyles}.*.css`, () => undefined);
  await page.goto(home, { waitUntil: 'commit' });
  await expectReadable(page, home);
  await hydrated(page);
});

test('a section that throws leaves the others working', async ({ page }) => {
  await brokenData['a section that throws'](page);
  await page.goto(home);
  await settle(page);
  await expect(page.locator('[data-failed]')).toHaveCount(1);
  await periodRadio(page, 'nl', 'yearly').click();
  await expect(yearlyStatus(page, 'nl')).toHaveCount(1);
  // The filter of the broken one needs no script.
  await filterRadio(page, 'nl', chosenCategory).click();
  await expectProjectsOf(page, chosenCategory);
});

test('a translated page goes on working', async ({ page, outbox }) => {
  await openPage(page, home);
  await page.evaluate(documentChanges['every text put into elements, as translators do']);
  await expect(page.locator('h1 font')).not.toHaveCount(0);
  await periodRadio(page, 'nl', 'yearly').click();
  await expect(page.locator('#pricing .price-yearly').first()).toBeVisible();
  await filterRadio(page, 'nl', chosenCategory).click();
  await expectProjectsOf(page, chosenCategory);
  await subscribe(newsletterForm(page));
  await expectSignUp(outbox);
  await headerLink(page, pricing).click();
  await expectReadable(page, pricing);
  await expect(page.locator('[data-failed]')).toHaveCount(0);
});

test('a page leads on although an extension has removed a part of it, or all', async ({ page }) => {
  for (const part of ['main', '[data-island]:has(header)', '[data-island]:has(footer)']) {
    await openPage(page, home);
    await page.locator(part).evaluate((element) => element.remove());
    const links = page.locator(`:is(header, footer) a[href="${pricing}"]`);
    await links.filter({ visible: true }).first().click();
    await expectReadable(page, pricing);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await page.locator('#gatsby-focus-wrapper').evaluate((element) => element.remove());
  await page.goBack();
  await expectReadable(page, home);
});

test('whoever loses the line on the way has the page back as it was', async ({ page, context }) => {
  await openPage(page, home);
  await page.waitForLoadState('networkidle');
  await page.route('**/component---*', async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await headerLink(page, pricing).click({ noWaitAfter: true });
  await expect(page).not.toHaveURL(home);
  await page.unrouteAll();
  await context.setOffline(false);
  await page.goBack();
  await expectReadable(page, home);
});
