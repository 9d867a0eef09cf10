import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Link } from 'gatsby';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LayoutInfo } from './layout-types';
import { useLanguageChoice } from './use-language-choice';

/** A button with the current language's code that opens the list of languages. */
export const LanguageSwitcher = ({ languages }: { languages: LayoutInfo['languages'] }) => {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const choices = useLanguageChoice(languages);
  const current = choices.find((choice) => choice.current);
  if (!current) return null;
  const code = current.code.toUpperCase();

  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger
        // The code comes first, so that those who speak to the browser can say what they see.
        aria-label={`${code}. ${t('language.choose', { name: current.name })}`}
        className="group/switcher inline-flex min-h-11 cursor-pointer items-center gap-1.5 break-pill-small border-[1.5px] border-line px-4 text-small font-semibold hover:border-aqua data-[state=open]:border-aqua max-lg:hidden noscript:hidden"
      >
        {code}
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={1.5}
          className="group-data-[state=open]/switcher:rotate-180"
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={8}
          className="z-50 w-49 break-standard border border-edge bg-tide p-2 text-base shadow-[0_18px_50px_rgb(0_0_0/0.5)]"
        >
          {choices.map((choice) => (
            <DropdownMenu.Item key={choice.code} asChild>
              <Link
                to={choice.path}
                lang={choice.code}
                hrefLang={choice.code}
                aria-current={choice.current ? 'true' : undefined}
                onClick={(event) => {
                  choice.choose(event);
                  setOpen(false);
                }}
                className="group/language flex min-h-12 cursor-pointer items-center justify-between break-small px-3.5 aria-[current=true]:text-aqua data-highlighted:bg-aqua/10"
              >
                {choice.name}
                <span
                  aria-hidden
                  className="text-tiny font-semibold text-haze uppercase group-aria-[current=true]/language:text-aqua"
                >
                  {choice.code}
                </span>
              </Link>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
};
