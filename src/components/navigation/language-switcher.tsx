import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon';
import { LanguageLinks } from './language-links';
import { useSite } from '../../site/site-context';

/** A button with the current language's code that opens the list of languages. */
export const LanguageSwitcher = () => {
  const { t } = useTranslation('common');
  const { language, info } = useSite();
  const current = info.languages.find(({ code }) => code === language);
  if (!current) return null;
  const code = language.toUpperCase();

  return (
    <div className="max-lg:hidden">
      <button
        type="button"
        popoverTarget="languages"
        // The code comes first, so that voice control finds the button by its visible label.
        aria-label={`${code}. ${t('language.choose', { name: current.name })}`}
        className="language-button language-control"
      >
        {code}
        <Icon drawing={ChevronDown} size={16} />
      </button>
      <div id="languages" popover="auto" className="language-list language-popover">
        <LanguageLinks withCodes linkClassName="language-link" />
      </div>
    </div>
  );
};
