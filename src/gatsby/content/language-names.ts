import type { Language } from '../../i18n/languages';

/** English names, for the messages, tables and hints for editors. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  nl: 'Dutch',
  es: 'Spanish',
};
