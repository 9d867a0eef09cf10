import type { Page } from '@playwright/test';
import { message, writeMessage } from '../support/contact-form';
import { chooseLanguage, filterRadio, footerLink, headerLink } from '../support/controls';
import { expect, test } from '../support/faults/host';
import { hydrated, openPage, openUntouched } from '../support/hydrated';
import { address, newsletterForm, subscribe } from '../support/newsletter';
import { expectPage, openByHeader } from '../support/page-heading';
import { requestPlan } from '../support/plan-request';
import { chosenCategory, expectProjectsOf } from '../support/projects';
import { pricedPlan } from '../../src/testing/plans';
import { routes, word } from '../../src/testing/site';
import { expectSteady } from '../support/steady';

// The browser and the site report scripts that are gone.
test.use({ checkConsole: false });

const home = routes.pathOf('home', 'en');
const pricing = routes.pathOf('pricing', 'en');

/** Written on the document, so that it is known whether the whole page was requested again. */
const mark = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.documentElement.setAttribute('data-before-deploy', ''));
};

const open = async (page: Page, path: string, openIt = openPage) => {
  await openIt(page, path);
  await mark(page);
};

const isAnew = async (page: Page) => (await page.locator('html[data-before-deploy]').count()) === 0;

/** The page has heard of the new build, and Gatsby, which would reload the page, does not run. */
const expectToBeLeftAlone = async (page: Page) => {
  await expect(page.locator('[data-failed]')).not.toHaveCount(0);
  await expectSteady(() => isAnew(page), false);
};

test('after a deploy the next click opens the page of the new build, also if its template is there already, and Back leads to the pages before', async ({
  page,
  host,
}) => {
  await open(page, home);
  host.deploy();
  await openByHeader(page, pricing);
  expect(await isAnew(page)).toBe(true);

  await hydrated(page);
  await mark(page);
  host.deploy();
  await chooseLanguage(page, 'nl');
  await expectPage(page, routes.pathOf('pricing', 'nl'));
  expect(await isAnew(page)).toBe(true);
  await page.goBack();
  await expectPage(page, pricing);
  await page.goBack();
  await expectPage(page, home);
});

test('a page fetched before a deploy opens, and the next at its anchor', async ({ page, host }) => {
  await open(page, home);
  const template = page.waitForResponse(/\/component---.*pricing/);
  await headerLink(page, pricing).hover();
  await template;
  host.deploy();
  await openByHeader(page, pricing);
  const path = routes.pathOf('services', 'en', 'brand-development');
  await footerLink(page, path).click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('#brand-development')).toBeInViewport();
  expect(await isAnew(page)).toBe(true);
});

test('after a deploy the pointer on a link takes nothing away that was typed; the message is sent, and so is the request of a plan', async ({
  page,
  host,
}) => {
  await open(page, home);
  host.deploy();
  const form = await writeMessage(page, 'Hello');
  const data = page.waitForResponse(`**/page-data${pricing}/page-data.json`);
  await headerLink(page, pricing).hover();
  await data;
  await expectSteady(() => form.locator('[name="message"]').inputValue(), 'Hello');
  await form.locator('[type="submit"]').click();
  await expect(form.getByRole('alert')).toContainText(word('en', 'contact', 'form.success'));
  expect(await host.received('message')).toEqual(['Hello']);
  const dialog = await requestPlan(page);
  await expect(dialog).toContainText(word('en', 'pricing', 'dialog.success'));
  expect(await host.received('plan_name')).toContain(pricedPlan.name.en);
  expect(await isAnew(page)).toBe(false);
});

test('after a deploy untouched pages work, and are not reloaded', async ({ page, host }) => {
  await open(page, routes.pathOf('projects', 'en'), openUntouched);
  host.deploy({ keepsScripts: true });
  const filter = filterRadio(page, 'en', chosenCategory);
  await filter.check();
  await expectToBeLeftAlone(page);
  await expect(filter).toBeChecked();
  await expectProjectsOf(page, chosenCategory);

  await open(page, routes.pathOf('contact', 'en'), openUntouched);
  host.deploy({ keepsScripts: true });
  const field = page.locator('[name="from_name"]');
  await field.click();
  await expectToBeLeftAlone(page);
  await page.keyboard.type(message.from_name);
  await expect(field).toHaveValue(message.from_name);
  expect(await isAnew(page)).toBe(false);
});

test('after a deploy untouched pages send their forms and follow links', async ({ page, host }) => {
  await open(page, home, openUntouched);
  host.deploy();
  const dialog = await requestPlan(page, pricedPlan.key, 'mila@example.com');
  await expect(dialog).toContainText(word('en', 'pricing', 'dialog.success'));
  await expect(dialog).toHaveCount(0);
  const form = newsletterForm(page);
  await subscribe(form);
  await expect(form).toContainText(word('en', 'common', 'newsletter.success'));
  await expect(form.getByRole('textbox')).toHaveValue('');
  expect((await host.received('from_email')).sort()).toEqual(['mila@example.com', address]);
  expect(await isAnew(page)).toBe(false);
  await openByHeader(page, pricing);
});
