import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages';
import { languageName, word } from '../../src/testing/site';

/** What voice control and switch access do: a click, with no pointer, key or focus before it. */
export const clickBare = (control: Locator): Promise<void> =>
  control.evaluate((element: HTMLElement) => element.click());

export const menuButton = (page: Page, language: Language): Locator =>
  page.getByRole('button', { name: word(language, 'common', 'header.openMenu') });

/** The button of the header that opens the list of languages. */
export const languageButton = (page: Page): Locator => page.locator('[popovertarget="languages"]');

/** Opens the list of languages of the header, and chooses one by its own name. */
export const chooseLanguage = async (page: Page, language: Language): Promise<void> => {
  await languageButton(page).click();
  await page
    .locator('#languages')
    .getByRole('link', { name: languageName(language) })
    .click();
};

/** The button of the video, when it does this. */
export const videoButton = (page: Page, language: Language, does: 'play' | 'pause'): Locator =>
  page.getByRole('button', { name: word(language, 'about', `video.${does}`) });

/** The first link of the header to a path. */
export const headerLink = (page: Page, path: string): Locator =>
  page.getByRole('banner').locator(`a[href="${path}"]`).first();

/** The first link of the footer to a path. */
export const footerLink = (page: Page, path: string): Locator =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();

export const periodRadio = (
  page: Page,
  language: Language,
  period: 'monthly' | 'yearly',
): Locator => page.getByRole('radio', { name: word(language, 'pricing', `billing.${period}`) });

export const projectFilter = (page: Page, language: Language): Locator =>
  page.getByRole('radiogroup', { name: word(language, 'projects', 'filter') });

/** The radio button of a filter, by its name in the data, such as `BUSINESS_CLUBS`. */
export const filterRadio = (page: Page, language: Language, filter: string): Locator =>
  projectFilter(page, language).getByRole('radio', {
    name: word(language, 'projects', `categories.${filter}`),
  });

/** The item of a price list under the heading with a plan's name. */
export const planItem = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .last();

export const firstPlanButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('list').getByRole('button').first();

/** The dialog that is open. */
export const openDialog = (page: Page): Locator =>
  page.getByRole('dialog').filter({ visible: true });
