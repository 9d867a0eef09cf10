import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { LayoutInfo } from './layout-types';
import { useLanguageChoice } from './use-language-choice';
import { useLater } from './use-later';

const loadMenu = () => import('./language-menu').then((module) => module.LanguageMenu);

/** A button with the current language's code that opens the list of languages. The list comes when the visitor reaches for it. */
export const LanguageSwitcher = ({ languages }: { languages: LayoutInfo['languages'] }) => {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const [LanguageMenu, warmUp] = useLater(loadMenu);
  const button = useRef<HTMLButtonElement>(null);
  const choices = useLanguageChoice(languages);
  const current = choices.find((choice) => choice.current);
  if (!current) return null;
  const code = current.code.toUpperCase();

  const change = (next: boolean) => {
    if (next) warmUp(button.current, () => setOpen(false));
    setOpen(next);
  };
  const openWithArrow = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    change(true);
  };

  return (
    <div className="relative noscript:hidden nav-folded:hidden">
      <button
        ref={button}
        type="button"
        // The code comes first, so that those who speak to the browser can say what they see.
        aria-label={`${code}. ${t('language.choose', { name: current.name })}`}
        aria-haspopup="menu"
        aria-expanded={open && LanguageMenu !== undefined}
        onClick={() => change(!open)}
        onKeyDown={openWithArrow}
        onPointerEnter={() => warmUp()}
        onFocus={() => warmUp()}
        // Whoever has gone on to something else is not called back by a list that comes late.
        onBlur={() => LanguageMenu ?? setOpen(false)}
        className="group/switcher inline-flex min-h-11 cursor-pointer items-center gap-1.5 break-pill-small border-[1.5px] border-line px-4 text-small font-semibold hover:border-aqua aria-expanded:border-aqua"
      >
        {code}
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={1.5}
          className="group-aria-expanded/switcher:rotate-180"
        />
      </button>
      {LanguageMenu && (
        <LanguageMenu
          open={open}
          onOpenChange={change}
          button={button}
          label={t('language.choose', { name: current.name })}
          choices={choices}
        />
      )}
    </div>
  );
};
