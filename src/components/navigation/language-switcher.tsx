import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { useRoutes } from '../../i18n/route-context';
import { LanguageLinks } from './language-links';
import { useSite } from './site-context';

/** A button with the current language's code that opens the list of languages. */
export const LanguageSwitcher = () => {
  const { t } = useTranslation('common');
  const { language } = useRoutes();
  const current = useSite().info.languages.find(({ code }) => code === language);
  if (!current) return null;
  const code = language.toUpperCase();

  return (
    <div className="nav-folded:hidden">
      <button
        type="button"
        popoverTarget="languages"
        // The code comes first, so that voice control finds the button by its visible label.
        aria-label={`${code}. ${t('language.choose', { name: current.name })}`}
        className="language-button inline-flex min-h-11 cursor-pointer items-center gap-1.5 corners-pill-small border-[1.5px] border-line px-4 text-small font-semibold hover:border-aqua"
      >
        {code}
        <ChevronDown aria-hidden size={16} strokeWidth={1.5} />
      </button>
      <div
        id="languages"
        popover="auto"
        className="language-list corners-standard border border-edge bg-tide p-2 text-base shadow-[0_18px_50px_rgb(0_0_0/0.5)]"
      >
        <LanguageLinks withCodes linkClassName="group/language language-link" />
      </div>
    </div>
  );
};
