export {
  defaultLanguage,
  isLanguage,
  languages,
  locales,
  type Language,
} from '../../plugins/gatsby-source-content';

/** Announces the chosen language: i18next's event, and the one on `window`. */
export const languageChanged = 'languageChanged';
