import { locales, type Language } from '../languages';

/**
 * Formats a number: 12.5, 12,5. Called at build time only, because browsers differ in their locale
 * data.
 */
export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(locales[language]).format(value);

/** Formats a percentage, in some languages with a space before the sign: 12.5%, 12,5%, 12,5 %. */
export const formatPercent = (percent: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'percent' }).format(percent);
