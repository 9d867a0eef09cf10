import { locales, type Language } from './languages';

/**
 * Writes a price the way the language does: €1,600, € 1.600, 1600 €.
 *
 * It runs at build time only, so that a browser with other locale data cannot disagree with the page.
 *
 * @param euros Whole euros; prices of the site have no cents.
 * @param language Whose number format is used.
 */
export const formatPrice = (euros: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(euros);
