import * as Dialog from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import ribbon from '../artwork/ribbon-menu.svg';
import { BrandLink } from './brand-link';
import { LanguageLinks } from './language-links';
import type { LayoutInfo, LayoutPages } from './layout-types';
import { MenuLinks } from './menu-links';
import { PageLink } from './page-link';
import { buttonClasses } from './ui/button-classes';
import { iconButtonClasses } from './ui/icon-button-classes';
import { Tooltip } from './ui/tooltip';

interface MenuPanelProps {
  info: LayoutInfo;
  pages: LayoutPages;
  menuKey: string;
  /** Runs when the visitor follows a link, also one to the page on the screen. */
  onNavigate: () => void;
}

/** What the slide-in menu holds. It stands inside a Radix dialog. */
export const MenuPanel = ({ info, pages, menuKey, onNavigate }: MenuPanelProps) => {
  const { t } = useTranslation('common');
  return (
    <div className="flex min-h-full flex-col">
      <Dialog.Title className="sr-only">{t('header.menu')}</Dialog.Title>
      <div className="flex h-21 shrink-0 items-center justify-between px-6">
        <BrandLink info={info} onClick={onNavigate} />
        <Tooltip label={t('header.closeMenu')}>
          <Dialog.Close aria-label={t('header.closeMenu')} className={iconButtonClasses}>
            <X aria-hidden strokeWidth={1.5} />
          </Dialog.Close>
        </Tooltip>
      </div>
      <MenuLinks pages={pages} menuKey={menuKey} onNavigate={onNavigate} />
      <div className="relative flex grow flex-col items-start justify-end gap-4 px-6 pt-8 pb-7">
        <img
          src={ribbon}
          alt=""
          className="pointer-events-none absolute inset-x-0 bottom-0 h-full max-h-70 w-full"
        />
        <PageLink
          page="contact"
          onClick={onNavigate}
          className={buttonClasses('primary', 'regular', 'relative')}
        >
          {t('header.getStarted')}
        </PageLink>
        <LanguageLinks
          languages={info.languages}
          onChoose={onNavigate}
          className="relative break-pill-small border border-line bg-ink/72 px-1"
        />
      </div>
    </div>
  );
};
