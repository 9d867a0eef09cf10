import 'i18next';

// A key that is not in the English file does not compile; the content check requires the same keys in the other languages.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      about: typeof import('../../content/locales/en/about.json');
      cases: typeof import('../../content/locales/en/cases.json');
      common: typeof import('../../content/locales/en/common.json');
      contact: typeof import('../../content/locales/en/contact.json');
      hero: typeof import('../../content/locales/en/hero.json');
      pricing: typeof import('../../content/locales/en/pricing.json');
      projects: typeof import('../../content/locales/en/projects.json');
      services: typeof import('../../content/locales/en/services.json');
      technology: typeof import('../../content/locales/en/technology.json');
    };
  }
}
