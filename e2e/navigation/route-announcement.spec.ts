import type { Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages';
import { chooseLanguage, headerLink } from '../support/controls';
import { openPage } from '../support/hydrated';
import { headingAt } from '../support/page-heading';
import { routes, word } from '../../src/testing/site';
import { scrollTop } from '../support/scroll';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    spoken: string[];
  }
}

/** Notes what a screen reader would speak: each text that is put into a live region it knows, with the page's language. */
const noteSpoken = (page: Page) =>
  page.evaluate(() => {
    window.spoken = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live], [role="status"], [role="alert"]');
        const text = region?.textContent;
        if (text && region.checkVisibility())
          window.spoken.push(`${document.documentElement.lang}: ${text}`);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

const announcementOf = (key: string, language: Language): string => {
  const sentence = word(language, 'common', 'pageOpened');
  return `${language}: ${sentence.replace('{{page}}', headingAt(routes.pathOf(key, language)))}`;
};

const expectSpoken = (page: Page, lines: string[]) =>
  expect.poll(() => page.evaluate(() => window.spoken)).toEqual(lines);

test('announces each page once in its language, but no first page and no anchor', async ({
  page,
}) => {
  const language = 'nl';
  await openPage(page, routes.pathOf('home', language));
  await noteSpoken(page);
  await page.getByRole('main').locator('a[href="#services"]').first().click();
  await expect(page).toHaveURL(/#services$/);

  const expected: string[] = [];
  for (const key of ['services', 'about', 'pricing']) {
    await headerLink(page, routes.pathOf(key, language)).click();
    expected.push(announcementOf(key, language));
    await expectSpoken(page, expected);
  }
  await page.goBack();
  await expectSpoken(page, [...expected, announcementOf('about', language)]);
});

test('the keyboard starts at the beginning of the next page', async ({ page }) => {
  await openPage(page, routes.pathOf('home', 'nl'));
  await headerLink(page, routes.pathOf('pricing', 'nl')).click();
  // Gatsby gives the page the focus some frames after it is there.
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: word('nl', 'common', 'skip') })).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
});

test('choosing a language is announced in the language that was chosen', async ({ page }) => {
  await openPage(page, routes.pathOf('services', 'en'));
  await noteSpoken(page);
  const expected: string[] = [];
  for (const language of ['nl', 'es', 'en'] as const) {
    await chooseLanguage(page, language);
    expected.push(announcementOf('services', language));
    await expectSpoken(page, expected);
    await expect(page).toHaveURL(routes.pathOf('services', language));
  }
});
