import { SiteLink } from './site-link';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, languageChanged, type Language } from '../../i18n/languages';
import { closePopover } from './page-link';
import { useSite } from '../../site/site-context';

/**
 * Announces the chosen language on `window` and to i18next. The current language does nothing,
 * unless the page is unknown.
 */
const useLanguageChoice = () => {
  const { i18n } = useTranslation('common');
  const { language, isKnown } = useSite();

  return (code: Language, event: MouseEvent<Element>) => {
    closePopover(event.currentTarget);
    // With a modifier key the browser opens the link in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (code === language && isKnown) return event.preventDefault();
    dispatchEvent(new CustomEvent(languageChanged, { detail: code }));
    i18n.emit(languageChanged, code);
  };
};

interface LanguageLinksProps {
  withCodes?: boolean;
  className?: string;
  linkClassName: string;
  labelClassName?: string;
}

/**
 * Links to the current page in each language, or to the language's home page if the page is
 * unknown.
 */
export const LanguageLinks = ({
  withCodes = false,
  className,
  linkClassName,
  labelClassName,
}: LanguageLinksProps) => {
  const { language, switchLanguage, info } = useSite();
  const { languages } = info;
  const choose = useLanguageChoice();

  return (
    <ul className={className}>
      {languages.map(
        ({ code, name }) =>
          isLanguage(code) && (
            <li key={code}>
              <SiteLink
                to={switchLanguage(code)}
                lang={code}
                hrefLang={code}
                aria-current={code === language ? 'true' : undefined}
                onClick={(event) => choose(code, event)}
                className={linkClassName}
              >
                <span className={labelClassName}>{name}</span>{' '}
                {withCodes && (
                  <span aria-hidden className="language-code">
                    {code}
                  </span>
                )}
              </SiteLink>
            </li>
          ),
      )}
    </ul>
  );
};
