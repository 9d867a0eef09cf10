import type { Page } from '@playwright/test';
import { writeMessage } from '../support/contact-form';
import { chooseLanguage, headerLink } from '../support/controls';
import { expect, test } from '../support/faults/host';
import { openPage, openUntouched } from '../support/hydrated';
import { expectPage, openByHeader } from '../support/page-heading';
import { routes } from '../../src/testing/site';
import { expectSteady } from '../support/steady';

// The browser and the site report scripts that are gone.
test.use({ checkConsole: false });

const home = routes.pathOf('home', 'en');
const pricing = routes.pathOf('pricing', 'en');

/** Opens a page, and marks its document: the mark is gone when the browser loads a page of the new build. */
const open = async (page: Page, path: string, openIt = openPage) => {
  await openIt(page, path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.documentElement.setAttribute('data-before-deploy', ''));
};

const marked = (page: Page) => page.locator('html[data-before-deploy]');

test('after a deploy the next link opens the page of the new build', async ({ page, host }) => {
  await open(page, home);
  host.deploy();
  await openByHeader(page, pricing);
  await expect(marked(page)).toHaveCount(0);
});

test('after a deploy a language opens its page of the new build', async ({ page, host }) => {
  await open(page, pricing);
  host.deploy({ keepsScripts: true });
  await chooseLanguage(page, 'nl');
  await expectPage(page, routes.pathOf('pricing', 'nl'));
  await expect(marked(page)).toHaveCount(0);
});

test('a page that was fetched before a deploy opens', async ({ page, host }) => {
  await open(page, home);
  const template = page.waitForResponse(/\/component---.*pricing/);
  await headerLink(page, pricing).hover();
  await template;
  host.deploy();
  await openByHeader(page, pricing);
});

test('after a deploy the pointer on a link takes nothing away', async ({ page, host }) => {
  await open(page, home);
  host.deploy();
  const form = await writeMessage(page, 'Hello');
  const data = page.waitForResponse(`**/page-data${pricing}/page-data.json`);
  await headerLink(page, pricing).hover();
  await data;
  await expectSteady(() => form.locator('[name="message"]').inputValue(), 'Hello');
});

test('after a deploy the links of an untouched page lead on', async ({ page, host }) => {
  await open(page, home, openUntouched);
  host.deploy();
  await openByHeader(page, pricing);
});
