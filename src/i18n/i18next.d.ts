import 'i18next';
import type about from '../../content/locales/en/about.json';
import type cases from '../../content/locales/en/cases.json';
import type common from '../../content/locales/en/common.json';
import type contact from '../../content/locales/en/contact.json';
import type hero from '../../content/locales/en/hero.json';
import type pricing from '../../content/locales/en/pricing.json';
import type projects from '../../content/locales/en/projects.json';
import type services from '../../content/locales/en/services.json';
import type technology from '../../content/locales/en/technology.json';

// A key that is not in the English file does not compile; the content check requires the same keys
// in the other languages.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      about: typeof about;
      cases: typeof cases;
      common: typeof common;
      contact: typeof contact;
      hero: typeof hero;
      pricing: typeof pricing;
      projects: typeof projects;
      services: typeof services;
      technology: typeof technology;
    };
  }
}
