import * as Dialog from '@radix-ui/react-dialog';
import { AnimatePresence, m, useReducedMotion } from 'framer-motion';
import { Menu } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
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

const ease = [0.16, 1, 0.3, 1] as const;
const slide = {
  away: { x: '100%', transition: { duration: 0.224, ease } },
  here: { x: 0, transition: { duration: 0.32, ease } },
};
const fade = {
  away: { opacity: 0, transition: { duration: 0.12 } },
  here: { opacity: 1, transition: { duration: 0.12 } },
};

/** The menu of narrow screens, and the button that opens it. */
export const SlideInMenu = ({ info, pages, menuKey }: SlideInMenuProps) => {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const still = useReducedMotion();

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
      <AnimatePresence>
        {open && (
          <Dialog.Portal key="menu" forceMount>
            <Dialog.Overlay asChild forceMount>
              <m.div
                variants={fade}
                initial="away"
                animate="here"
                exit="away"
                className="fixed inset-0 z-69 bg-abyss/75"
              />
            </Dialog.Overlay>
            <Dialog.Content
              asChild
              forceMount
              onOpenAutoFocus={(event) => {
                // The focus on the close button would open its tooltip, and Esc would then close that first.
                event.preventDefault();
                if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
              }}
            >
              <m.div
                variants={still ? fade : slide}
                initial="away"
                animate="here"
                exit="away"
                className="fixed inset-y-0 right-0 z-70 w-[min(390px,100%)] overflow-y-auto overscroll-contain bg-linear-to-b from-ink from-40% to-deep"
              >
                <MenuPanel info={info} pages={pages} menuKey={menuKey} onNavigate={close} />
              </m.div>
            </Dialog.Content>
          </Dialog.Portal>
        )}
      </AnimatePresence>
    </Dialog.Root>
  );
};
