import * as Dialog from '@radix-ui/react-dialog';
import Menu from 'lucide-react/icons/menu';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../styles/overlays.css';
import type { LayoutInfo, LayoutPages } from './layout-types';
import { MenuPanel } from './menu-panel';
import { iconButtonClasses } from './ui/icon-button-classes';
import { Tooltip } from './ui/tooltip';
import { useWideScreen } from './use-wide-screen';

interface SlideInMenuProps {
  info: LayoutInfo;
  pages: LayoutPages;
  menuKey: string;
}

/** The menu of narrow screens, and the button that opens it. */
export const SlideInMenu = ({ info, pages, menuKey }: SlideInMenuProps) => {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);

  const close = useCallback(() => setOpen(false), []);
  useWideScreen(close);

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Tooltip label={t('header.openMenu')}>
        <Dialog.Trigger
          aria-label={t('header.openMenu')}
          className={`${iconButtonClasses} lg:hidden noscript:hidden`}
        >
          <Menu aria-hidden strokeWidth={1.5} />
        </Dialog.Trigger>
      </Tooltip>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay-veil fixed inset-0 z-69 bg-abyss/75" />
        <Dialog.Content
          onOpenAutoFocus={(event) => {
            // The focus on the close button would open its tooltip, and Esc would then close that first.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          className="overlay-menu fixed inset-y-0 right-0 z-70 w-[min(390px,100%)] overflow-y-auto overscroll-contain bg-linear-to-b from-ink from-40% to-deep"
        >
          <MenuPanel info={info} pages={pages} menuKey={menuKey} onNavigate={close} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
