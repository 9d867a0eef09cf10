import type { i18n } from 'i18next';
import type { Language } from './languages';

/** Name of the event that tells other scripts of the visitor's choice (`spec.md`, section 2). */
export const languageChanged = 'languageChanged';

/**
 * Tells everybody that the visitor chose a language: listeners on `window` and listeners of i18next.
 *
 * It only announces. The texts change with the page that the visitor is led to, because each page brings the words of its own language.
 *
 * @param instance The page's i18next instance.
 * @param language The code that listeners get: as `detail` on `window`, as first argument from i18next.
 */
export const announceLanguage = (instance: i18n, language: Language): void => {
  window.dispatchEvent(new CustomEvent(languageChanged, { detail: language }));
  instance.emit(languageChanged, language);
};
