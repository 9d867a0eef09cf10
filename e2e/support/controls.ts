import type { Locator, Page } from '@playwright/test';
import type { Language } from '#source-content';
import { text } from './content';

/** What voice control and switch access do: a click, with no pointer, key or focus before it. */
export const clickBare = (control: Locator): Promise<void> =>
  control.evaluate((element: HTMLElement) => element.click());

/** The first link of the header to a path. */
export const headerLink = (page: Page, path: string): Locator =>
  page.getByRole('banner').locator(`a[href="${path}"]`).first();

/** The first link of the footer to a path. */
export const footerLink = (page: Page, path: string): Locator =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();

export const menuButton = (page: Page, language: Language): Locator =>
  page.getByRole('button', { name: text(language, 'common', 'header.openMenu') });

/** The button of the header that opens the list of languages. */
export const languageButton = (page: Page): Locator => page.locator('[popovertarget="languages"]');

export const languageList = (page: Page): Locator => page.locator('#languages');

export const chooseLanguage = async (page: Page, language: Language): Promise<void> => {
  await languageButton(page).click();
  await languageList(page).locator(`[hreflang="${language}"]`).click();
};

/** The button of the video, when it does this. */
export const videoButton = (page: Page, language: Language, does: 'play' | 'pause'): Locator =>
  page.getByRole('button', { name: text(language, 'about', `video.${does}`) });

export const periodRadio = (
  page: Page,
  language: Language,
  period: 'monthly' | 'yearly',
): Locator =>
  page.getByRole('radio', {
    name: text(language, 'pricing', `billing.periods.${period.toUpperCase()}`),
  });

/** The radio button of a filter, by its key, such as `EVENTS`. */
export const filterRadio = (page: Page, language: Language, filter: string): Locator =>
  page
    .getByRole('radiogroup', { name: text(language, 'projects', 'filter') })
    .getByRole('radio', { name: text(language, 'projects', `categories.${filter}`) });

/** The titles of the projects that are shown, without what only screen readers get. */
export const shownProjects = (page: Page): Promise<string[]> =>
  page
    .locator('[data-category]')
    .filter({ visible: true })
    .getByRole('heading')
    .evaluateAll((headings) =>
      headings.map((heading) => {
        const seen = heading.cloneNode(true) as Element;
        for (const hidden of seen.querySelectorAll('.sr-only')) hidden.remove();
        return seen.textContent.trim();
      }),
    );

/** The dialog that is open. */
export const openDialog = (page: Page): Locator =>
  page.getByRole('dialog').filter({ visible: true });

/** The tooltip that shows; it is hidden from screen readers, which read the control's own name. */
export const tooltip = (page: Page): Locator => page.locator('.tooltip');

export const toasts = (page: Page): Locator => page.locator('[data-sonner-toast]');

export const toastWith = (page: Page, message: string): Locator =>
  toasts(page).filter({ hasText: message }).first();
