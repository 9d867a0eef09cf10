import { useEffect } from 'react';
import type { Language } from '../../i18n/languages';

/**
 * Keeps the language that the document claims to be in, when the visitor moves to a page in another one.
 *
 * @param language Of the page on the screen.
 */
export const useDocumentLanguage = (language: Language): void => {
  useEffect(() => {
    const root = document.documentElement;
    // Also the same language anew would have the browser work out every style of the page again.
    if (root.lang !== language) root.lang = language;
  }, [language]);
};
