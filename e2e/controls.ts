import type { Locator, Page } from '@playwright/test';
import type { Language } from '../src/i18n/languages';
import { word } from './site';

/** The radio button of a billing period. */
export const billingPeriod = (
  page: Page,
  language: Language,
  period: 'monthly' | 'yearly',
): Locator => page.getByRole('radio', { name: word(language, 'pricing', `billing.${period}`) });

/** The radio buttons of the portfolio's filter. */
export const projectFilter = (page: Page, language: Language): Locator =>
  page.getByRole('radiogroup', { name: word(language, 'projects', 'filter') });

/** The radio button of a category, by the name that the data has for it. */
export const projectCategory = (page: Page, language: Language, category: string): Locator =>
  projectFilter(page, language).getByRole('radio', {
    name: word(language, 'projects', `categories.${category}`),
  });
