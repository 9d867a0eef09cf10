import * as Dialog from '@radix-ui/react-dialog';
import type { RefObject } from 'react';
import '../styles/overlays.css';
import type { LayoutInfo, LayoutPages } from './layout-types';
import { MenuPanel } from './menu-panel';
import { showFocus } from './ui/show-focus';
import { spareToasts } from './ui/spare-toasts';
import { stepBack } from './ui/step-back';

interface MenuDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opened the menu and gets the focus back. */
  button: RefObject<HTMLElement | null>;
  info: LayoutInfo;
  pages: LayoutPages;
  menuKey: string;
}

/** The slide-in menu itself. */
export const MenuDialog = ({ open, onOpenChange, button, ...content }: MenuDialogProps) => (
  <Dialog.Root open={open} onOpenChange={onOpenChange}>
    <Dialog.Portal>
      <Dialog.Overlay className="overlay-veil fixed inset-0 z-69 bg-abyss/75" />
      <Dialog.Content
        onOpenAutoFocus={(event) => {
          // The focus on the close button would open its tooltip, and Esc would then close that first.
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.current?.focus();
        }}
        onInteractOutside={spareToasts}
        onKeyDown={(event) => {
          // Radix gives Esc to what opened last, which may be the close button's tooltip.
          if (event.key === 'Escape') onOpenChange(false);
          stepBack(event);
          showFocus(event);
        }}
        className="overlay-menu @container/page fixed inset-y-0 right-0 z-70 w-[min(24.375rem,100%)] scroll-pt-3 scroll-pb-20 overflow-y-auto overscroll-contain border-transparent bg-ink bg-linear-to-b from-ink from-40% to-deep contain-layout forced-colors:border-l"
      >
        <MenuPanel onNavigate={() => onOpenChange(false)} {...content} />
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);
