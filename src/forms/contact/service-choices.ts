import type { Language } from '../../i18n/languages';

const standardOptions = [
  'web-development',
  'digital-marketing',
  'creative-content',
  'brand-development',
  'other',
] as const;

const spanishOptions = ['web-development', 'app-development', 'ui-design', 'seo'] as const;

/** A service that a visitor can request; `contact:services` has its translations. */
export type ServiceChoice = (typeof standardOptions | typeof spanishOptions)[number];

export const defaultService: ServiceChoice = 'web-development';

interface ServiceChoices {
  options: readonly ServiceChoice[];
  rows: number;
}

/** Returns what the contact form offers on a page. Only the Spanish contact page has its own services and a lower message box. */
export const serviceChoices = (page: string, language: Language): ServiceChoices =>
  page === 'contact' && language === 'es'
    ? { options: spanishOptions, rows: 4 }
    : { options: standardOptions, rows: 5 };
