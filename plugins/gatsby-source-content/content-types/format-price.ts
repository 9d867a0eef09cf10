import { locales, type Language } from '../languages';

/** Formats whole euros: €1,600, € 1.600, 1600 €. Called at build time only, because browsers differ in their locale data. */
export const formatPrice = (euros: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(euros);
