import type { Language } from '../../i18n/languages';
import { homePage } from '../../site/routes';

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

/** The choices for the groups of the services page. */
const choices: Partial<Record<string, ServiceChoice>> = {
  'ai-development': 'web-development',
  'digital-marketing': 'digital-marketing',
  'creative-content': 'creative-content',
  'brand-development': 'brand-development',
  'tech-consulting': 'other',
};

interface ServiceChoices {
  options: readonly ServiceChoice[];
  rows: number;
}

/**
 * Returns what the contact form offers on a page. Only the Spanish contact page has its own
 * services and a lower message box.
 */
export const serviceChoices = (pageId: string, language: Language): ServiceChoices =>
  pageId === 'contact' && language === 'es'
    ? { options: spanishOptions, rows: 4 }
    : { options: standardOptions, rows: 5 };

/**
 * Name of the field, and of the query parameter that chooses one of its options when a link is
 * followed.
 */
export const serviceParameter = 'service';

/**
 * Query parameter with the title of the service from which a link comes, where several services
 * have the same option.
 */
const titleParameter = 'title';

interface LinkedService {
  /** Its group on the services page. */
  anchor: string;
  title: string;
}

/**
 * Returns the props of a link from a service to the form that offers it: in Spanish that of the
 * home page, because the contact page has other options there.
 * @param isShared Whether other services have the same option, so that the message names the
 * service, too.
 */
export const contactLink = (
  { anchor, title }: LinkedService,
  isShared: boolean,
  language: Language,
) => {
  const query = new URLSearchParams({ [serviceParameter]: choices[anchor] ?? defaultService });
  if (isShared) query.set(titleParameter, title);
  const search = `?${query}`;
  return language === 'es'
    ? { page: homePage, anchor: 'contact', search }
    : { page: 'contact', search };
};

/** Longer than every title; anybody can write an address. */
const longestTitle = 60;

/**
 * The title of the service from which the visitor came with an option, at most 60 letters;
 * undefined for other options and links.
 */
export const linkedTitle = (option: string, search: string): string | undefined => {
  const query = new URLSearchParams(search);
  return query.get(serviceParameter) === option
    ? query.get(titleParameter)?.slice(0, longestTitle)
    : undefined;
};
