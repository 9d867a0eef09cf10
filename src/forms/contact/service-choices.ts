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

type Choices = Partial<Record<string, ServiceChoice>>;

/** The choices for the groups of the services page. */
const standardChoices: Choices = {
  'ai-development': 'web-development',
  'digital-marketing': 'digital-marketing',
  'creative-content': 'creative-content',
  'brand-development': 'brand-development',
  'tech-consulting': 'other',
};

/** Those of the Spanish contact page, which offers other services. */
const spanishChoices: Choices = {
  'ai-development': 'web-development',
  'digital-marketing': 'seo',
  'tech-consulting': 'app-development',
};

interface ServiceChoices {
  options: readonly ServiceChoice[];
  rows: number;
}

/** Returns what the contact form offers on a page. Only the Spanish contact page has its own services and a lower message box. */
export const serviceChoices = (pageId: string, language: Language): ServiceChoices =>
  pageId === 'contact' && language === 'es'
    ? { options: spanishOptions, rows: 4 }
    : { options: standardOptions, rows: 5 };

/** Name of the field, and of the query parameter that chooses one of its options when a link is followed. */
export const serviceParameter = 'service';

/**
 * Returns the query with which a link to the contact page chooses the service of a group.
 * @param group Anchor of the group on the services page.
 * @returns Such as `?service=other`; empty if the page of that language has no fitting choice.
 */
export const serviceQuery = (group: string, language: Language): string => {
  const choice = (language === 'es' ? spanishChoices : standardChoices)[group];
  return choice ? `?${serviceParameter}=${choice}` : '';
};
