import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages';
import { word } from '../../src/testing/site';

/** The radio button of a billing period. */
export const periodRadio = (
  page: Page,
  language: Language,
  period: 'monthly' | 'yearly',
): Locator => page.getByRole('radio', { name: word(language, 'pricing', `billing.${period}`) });

/** The portfolio's filter. */
export const projectFilter = (page: Page, language: Language): Locator =>
  page.getByRole('radiogroup', { name: word(language, 'projects', 'filter') });

/** The radio button of a filter, by the name that the data has for it, such as `BUSINESS_CLUBS`. */
export const filterRadio = (page: Page, language: Language, filter: string): Locator =>
  projectFilter(page, language).getByRole('radio', {
    name: word(language, 'projects', `categories.${filter}`),
  });

/** The item of a price list that is headed by a plan's name. */
export const planItem = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .last();

/** The first button of the price lists. */
export const firstPlanButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('list').getByRole('button').first();
