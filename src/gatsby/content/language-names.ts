import type { Language } from '../../i18n/languages';

/** What a language is called in the messages, tables and hints for editors, which are in English. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  nl: 'Dutch',
  es: 'Spanish',
};
