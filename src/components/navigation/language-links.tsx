import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, languageChanged, type Language } from '../../i18n/languages';
import { keepScroll } from './keep-scroll';
import { isPlainClick, PathLink } from './page-link';
import { useSite } from './site-context';

/** Announces the chosen language to i18next and follows the link. The current language leads nowhere, unless the page is unknown. */
const useLanguageChoice = () => {
  const { i18n } = useTranslation('common');
  const { language, isKnown, switchLanguage } = useSite();

  return (code: Language, event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    if (code === language && isKnown) return event.preventDefault();
    if (isKnown) keepScroll(switchLanguage(code));
    i18n.emit(languageChanged, code);
  };
};

interface LanguageLinksProps {
  withCodes?: boolean;
  className?: string;
  linkClassName: string;
  labelClassName?: string;
}

/** The languages, each named in itself, as links to this page in that language, or to the language's root. */
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
              <PathLink
                href={switchLanguage(code)}
                lang={code}
                hrefLang={code}
                data-language={code}
                aria-current={code === language ? 'true' : undefined}
                onClick={(event) => choose(code, event)}
                className={linkClassName}
              >
                <span className={labelClassName}>{name}</span>
                {withCodes && (
                  <span aria-hidden className="language-code">
                    {code}
                  </span>
                )}
              </PathLink>
            </li>
          ),
      )}
    </ul>
  );
};
