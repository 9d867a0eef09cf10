import type { Page } from '@playwright/test';
import { homePage } from '../../src/i18n/route-table';
import {
  interferences,
  interferencesAtOnce,
  missingScripts,
  type Interference,
} from '../support/faults/interference';
import { newsletterForm, subscribe } from '../support/newsletter';
import { expect, test } from '../support/test';
import { headingAt } from '../support/page-heading';
import { toastWith } from '../support/toasts';
import { watchText } from '../support/watch-text';
import { pageOfEachKind, routes, word, type SitePage } from '../../src/testing/site';

// What React and the browser say is checked below, page by page.
test.use({ checkConsole: false });

/** How many pages wait at the same time. */
const together = 3;
/** A page whose scripts do not come answers after 10 s, and a busy machine later. */
const expectLate = expect.configure({ timeout: 40_000 });

const mismatch = /Minified React error #(418|421|423|425)/;
/** Gatsby, the loader of chunks and the browser report what does not come. */
const missing =
  /page resources for|Loading (CSS )?chunk|Failed to load resource|Unexpected token|page-data|ERR_FAILED/;

const visit = async (
  page: Page,
  { page: kind, path, language }: SitePage,
  hydrates: boolean,
): Promise<string[]> => {
  const unexpected: string[] = [];
  const note = (text: string) => {
    if (!mismatch.test(text) && (hydrates || !missing.test(text))) unexpected.push(text);
  };
  page.on('console', (message) => note(message.text()));
  page.on('pageerror', ({ message }) => note(message));

  await page.goto(path);
  const text = await watchText(page);
  if (hydrates) await page.waitForLoadState('networkidle');
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 400);
  const form = newsletterForm(page);
  await form.getByRole('button').click();
  await expectLate(form).toContainText(word(language, 'common', 'newsletter.empty'));

  if (hydrates) await expectLate(page.locator('[data-hydrated] footer')).toBeAttached();

  const { first, shortest } = await text.jsonValue();
  if (shortest < first) unexpected.push(`The text shrank from ${first} to ${shortest} characters.`);
  await expect(page.getByRole('banner')).toBeVisible();

  await subscribe(form);
  const success = word(language, 'common', 'newsletter.success');
  await expectLate(form.or(toastWith(page, success)).last()).toContainText(success);
  const next = routes.pathOf(kind === 'about' ? 'pricing' : 'about', language);
  await page.getByRole('contentinfo').locator(`a[href="${next}"]`).first().click();
  await expectLate(page).toHaveURL(next);
  await expect(page.locator('h1')).toHaveText(hydrates ? headingAt(next) : /./);
  return unexpected;
};

// Each page meets some kinds, and with `ALL_PAIRS` all of them.
for (const sitePage of pageOfEachKind) {
  test(`${sitePage.path} keeps text, sends, leads on, whatever interferes`, async ({ context }) => {
    test.setTimeout(240_000);
    const visitWith = async ([name, interfere]: [string, Interference]) => {
      const page = await context.newPage();
      await interfere(page);
      const hydrates = !(name in missingScripts);
      const found = await visit(page, sitePage, hydrates).catch((error: Error) => [error.message]);
      await page.close();
      return found.map((line) => `${name}: ${line}`);
    };
    const kinds = Object.entries(interferences).filter(
      (_, index) =>
        process.env.ALL_PAIRS || pageOfEachKind[index % pageOfEachKind.length] === sitePage,
    );
    // The home page, which has every section, meets all changes of the document.
    if (sitePage.page === homePage) kinds.push(...Object.entries(interferencesAtOnce));
    const found: string[] = [];
    const visitNext = async () => {
      for (let kind = kinds.shift(); kind; kind = kinds.shift())
        found.push(...(await visitWith(kind)));
    };
    await Promise.all(Array.from({ length: together }, visitNext));
    expect(found).toEqual([]);
  });
}
