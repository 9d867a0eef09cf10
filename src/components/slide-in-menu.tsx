import Menu from 'lucide-react/icons/menu';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LayoutInfo, LayoutPages } from './layout-types';
import { iconButtonClasses } from './ui/icon-button-classes';
import { Tooltip } from './ui/tooltip';
import { useLater } from './use-later';
import { useWideScreen } from './use-wide-screen';

const loadDialog = () => import('./menu-dialog').then((module) => module.MenuDialog);

interface SlideInMenuProps {
  info: LayoutInfo;
  pages: LayoutPages;
  menuKey: string;
}

/** The menu of narrow headers, and the button that opens it. The menu comes when the visitor reaches for it. */
export const SlideInMenu = ({ info, pages, menuKey }: SlideInMenuProps) => {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const [MenuDialog, warmUp] = useLater(loadDialog);
  const button = useRef<HTMLButtonElement>(null);

  const close = useCallback(() => setOpen(false), []);
  useWideScreen(close);

  return (
    <>
      <Tooltip label={t('header.openMenu')}>
        <button
          ref={button}
          type="button"
          aria-label={t('header.openMenu')}
          aria-haspopup="dialog"
          aria-expanded={open && MenuDialog !== undefined}
          onPointerEnter={() => warmUp()}
          onFocus={() => warmUp()}
          // Whoever has gone on to something else is not called back by a menu that comes late.
          onBlur={() => MenuDialog ?? close()}
          onKeyDown={({ key }) => key === 'Escape' && close()}
          onClick={() => {
            warmUp(button.current, close);
            setOpen(true);
          }}
          className={`${iconButtonClasses} noscript:hidden nav-full:hidden`}
        >
          <Menu aria-hidden strokeWidth={1.5} />
        </button>
      </Tooltip>
      {MenuDialog && (
        <MenuDialog
          open={open}
          onOpenChange={setOpen}
          button={button}
          info={info}
          pages={pages}
          menuKey={menuKey}
        />
      )}
    </>
  );
};
