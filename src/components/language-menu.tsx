import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Link } from 'gatsby';
import type { RefObject } from 'react';
import type { useLanguageChoice } from './use-language-choice';

interface LanguageMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens the list and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  /** Name of the list. */
  label: string;
  choices: ReturnType<typeof useLanguageChoice>;
}

/** The list of languages, below the button of the switcher. */
export const LanguageMenu = ({ open, onOpenChange, button, label, choices }: LanguageMenuProps) => (
  <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
    {/* Radix only takes from it where the list belongs; the switcher's own button was there before Radix. */}
    <DropdownMenu.Trigger asChild aria-hidden tabIndex={-1}>
      <span className="pointer-events-none absolute inset-0" />
    </DropdownMenu.Trigger>
    <DropdownMenu.Content
      align="end"
      sideOffset={8}
      collisionPadding={8}
      aria-labelledby={undefined}
      aria-label={label}
      onInteractOutside={(event) => {
        // A click on the button closes the list by itself; closed by both it would open again.
        const { target } = event;
        if (target instanceof Node && button.current?.contains(target)) event.preventDefault();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        button.current?.focus();
      }}
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
              onOpenChange(false);
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
  </DropdownMenu.Root>
);
