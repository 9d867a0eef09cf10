import { createInstance, type i18n } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Language } from '../i18n/languages';
import { readWords } from './content';

const createI18n = (language: Language): i18n => {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    defaultNS: 'common',
    resources: { [language]: readWords(language) },
    interpolation: { escapeValue: false },
  });
  return instance;
};

interface WordsProviderProps {
  language: Language;
  children: ReactNode;
}

/** Gives components the words of `content/`, as a page's own provider does. */
export const WordsProvider = ({ language, children }: WordsProviderProps) => (
  <I18nextProvider i18n={useMemo(() => createI18n(language), [language])}>
    {children}
  </I18nextProvider>
);
