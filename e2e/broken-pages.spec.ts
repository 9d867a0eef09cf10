import type { Page } from '@playwright/test';
import { pricedPlan, yearlyPrice } from '../src/testing/plans';
import { routes, word } from '../src/testing/site';
import { contactForm, sendMessage, writeMessage } from './support/contact-form';
import { filterRadio, footerLink, headerLink, openDialog, periodRadio } from './support/controls';
import { documentChanges } from './support/faults/document-changes';
import { blockScripts, breakProjects, failPageData } from './support/faults/scripts';
import { hydrated, openPage } from './support/hydrated';
import { address, newsletterForm, subscribe } from './support/newsletter';
import { expectPage } from './support/page-heading';
import { planButton, requestPlan } from './support/plan-request';
import { chosenCategory, expectProjectsOf } from './support/projects';
import { expect, test } from './support/test';
import { toastWith } from './support/toasts';

// What is broken on purpose is reported; what is tested is that the visitor hardly notices.
test.use({ checkConsole: false });

const home = routes.pathOf('home', 'nl');
const contact = routes.pathOf('contact', 'nl');
const pricing = routes.pathOf('pricing', 'nl');
const unavailable = word('nl', 'common', 'forms.unavailable');

/** Watches how short the text of the page ever is, from now on. */
const watchText = (page: Page) =>
  page.evaluateHandle(() => {
    // With scripting, the content of <noscript> is a text that nobody sees.
    const length = () =>
      [...document.querySelectorAll('main, main noscript')]
        .map((element) => element.textContent.length)
        .reduce((whole, unseen) => whole - unseen);
    const seen = { first: length(), shortest: length() };
    new MutationObserver(() => {
      seen.shortest = Math.min(seen.shortest, length());
    }).observe(document, { childList: true, subtree: true, characterData: true });
    return seen;
  });

const expectSignUp = (page: Page) =>
  expect(toastWith(page, word('nl', 'common', 'newsletter.success'))).toBeVisible();

for (const path of [home, pricing, contact])
  for (const [name, change] of Object.entries(documentChanges))
    test(`${path} keeps its text, sends and leads on with ${name}`, async ({ page, outbox }) => {
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${change.toString()})`);
      await page.goto(path);
      const text = await watchText(page);
      const form = newsletterForm(page);
      await form.getByRole('textbox').fill(address);
      await hydrated(page);
      await expect(form.getByRole('textbox')).toHaveValue(address);
      const { first, shortest } = await text.jsonValue();
      expect(shortest).toBe(first);

      await form.getByRole('button').click();
      await expectSignUp(page);
      expect(await outbox.received('from_email')).toEqual([address]);
      const about = routes.pathOf('about', 'nl');
      await footerLink(page, about).click();
      await expectPage(page, about);
    });

const abort = (files: RegExp) => (page: Page) => page.route(files, (route) => route.abort());

/** What keeps React from starting. */
const missingFiles: Record<string, (page: Page) => Promise<unknown>> = {
  'no script': blockScripts,
  "no script of Gatsby's": abort(/\/app-[0-9a-f]+\.js$/),
  "no script of the page's own": abort(/\/component---/),
  'a page in the place of a script': (page) =>
    page.route(/\/framework-[0-9a-f]+\.js$/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><p>Sign in' }),
    ),
  'page data that fails': failPageData,
};

for (const [name, remove] of Object.entries(missingFiles))
  test(`with ${name} a page reads, says so in its forms, and leads on`, async ({ page }) => {
    await page.clock.install();
    await remove(page);
    await page.goto(contact);
    const form = await writeMessage(page, 'Hallo');
    await page.clock.runFor(10_000);
    await expect(form.getByRole('alert')).toContainText(unavailable);
    await expect(form.locator('[name="message"]')).toHaveValue('Hallo');
    await headerLink(page, pricing).click();
    await expectPage(page, pricing);
  });

test('a link leads on though all requests for data fail', async ({ page }) => {
  await openPage(page, home);
  await failPageData(page);
  await footerLink(page, pricing).click();
  await expectPage(page, pricing);
});

test('a page keeps what is typed, and leads on, although storage throws', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
  });
  await page.goto(contact);
  const form = await writeMessage(page, 'Hallo');
  await hydrated(page);
  await expect(form.locator('[name="message"]')).toHaveValue('Hallo');
  await headerLink(page, pricing).click();
  await expectPage(page, pricing);
  await periodRadio(page, 'nl', 'yearly').check();
  await planButton(page).click();
  await expect(openDialog(page)).toContainText(yearlyPrice('nl'));
});

/** The page is there without React: it reads, filters, keeps what is typed, and says that its forms cannot send. */
const expectStaticPage = async (page: Page) => {
  await expect(newsletterForm(page).getByRole('alert')).toContainText(unavailable);
  await filterRadio(page, 'nl', chosenCategory).click();
  await expectProjectsOf(page, chosenCategory);
};

test('a section that throws leaves the page as it was, with a note in its forms', async ({
  page,
}) => {
  await breakProjects(page);
  await page.goto(home);
  await writeMessage(page, 'Hallo');
  await expectStaticPage(page);
  await expectPage(page, home);
  await expect(contactForm(page).locator('[name="message"]')).toHaveValue('Hallo');
  // The next page starts React again.
  await footerLink(page, pricing).click();
  await expectPage(page, pricing);
  await requestPlan(page);
});

test('a section that throws after a navigation leaves its page readable', async ({ page }) => {
  await openPage(page, pricing);
  await breakProjects(page);
  const projects = routes.pathOf('projects', 'nl');
  await footerLink(page, projects).click();
  await expectPage(page, projects);
  await expectStaticPage(page);
});

test('a page that the browser translates sends its forms and leads on', async ({
  page,
  outbox,
}) => {
  await openPage(page, home);
  await page.evaluate(documentChanges['every text put into elements, as translators do']);
  await expect(page.locator('h1 font')).not.toHaveCount(0);
  await filterRadio(page, 'nl', chosenCategory).click();
  await expectProjectsOf(page, chosenCategory);
  await subscribe(newsletterForm(page));
  await expectSignUp(page);
  await sendMessage(page, 'Hallo');
  await expect(toastWith(page, word('nl', 'contact', 'form.success'))).toBeVisible();
  const dialog = await requestPlan(page);
  await expect(dialog).toContainText(word('nl', 'pricing', 'dialog.success'));
  await expect(dialog).toHaveCount(0);
  expect(await outbox.received('plan_name')).toContain(pricedPlan.name.nl);
  expect(await outbox.messages()).toHaveLength(3);
  await headerLink(page, pricing).click();
  await expectPage(page, pricing);
});

test('a page leads on after an extension has removed its main part', async ({ page }) => {
  await openPage(page, home);
  await page.locator('main').evaluate((element) => element.remove());
  await footerLink(page, pricing).click();
  await expectPage(page, pricing);
});
