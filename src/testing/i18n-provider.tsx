import { createInstance, type CustomTypeOptions, type i18n } from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Language } from '../i18n/languages';

type Resources = CustomTypeOptions['resources'];

/**
 * The translations of `content/`, by namespace: tests take the names of controls from here, because
 * editors may change them.
 */
export const translations = (language: Language = 'en'): Resources => {
  const folder = join('content/locales', language);
  const namespaces = readdirSync(folder).map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  ]);
  return Object.fromEntries(namespaces) as Resources;
};

const createI18n = (language: Language): i18n => {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    defaultNS: 'common',
    resources: { [language]: translations(language) },
    interpolation: { escapeValue: false },
  });
  return instance;
};

interface I18nProviderProps {
  language: Language;
  children: ReactNode;
}

export const I18nProvider = ({ language, children }: I18nProviderProps) => (
  <I18nextProvider i18n={useMemo(() => createI18n(language), [language])}>
    {children}
  </I18nextProvider>
);
