import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { languageChanged } from '../../i18n/language-changed';
import { isLanguage } from '../../i18n/languages';
import { useRoutes } from '../../i18n/route-context';
import type { LayoutInfo } from '../layout/layout-types';
import { keepPlace } from './keep-scroll';
import { isPlainClick } from './plain-click';

/**
 * What every list of languages needs.
 *
 * Choosing another language announces it to i18next and follows the link to the same page in that language, or to the language's root.
 * Choosing the current one leads nowhere, unless the page is unknown. Other scripts hear of the choice from
 * `native-controls/header-controls.ts`.
 *
 * @param languages The languages of the site, by their own names.
 */
export const useLanguageChoice = (languages: LayoutInfo['languages']) => {
  const { i18n } = useTranslation('common');
  const { language, isKnown, switchLanguage } = useRoutes();

  return languages.flatMap(({ code, name }) => {
    if (!isLanguage(code)) return [];
    const current = code === language;
    const choose = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      if (current && isKnown) return event.preventDefault();
      if (isKnown) keepPlace();
      i18n.emit(languageChanged, code);
    };
    return [{ code, name, current, path: switchLanguage(code), choose }];
  });
};
