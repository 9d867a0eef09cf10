import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import ribbon from '../../artwork/ribbon-menu.svg';
import { BrandLink } from '../layout/brand-link';
import { LanguageLinks } from './language-links';
import type { LayoutInfo, LayoutPages } from '../layout/layout-types';
import { NavigationList } from './navigation-list';
import { PageLink } from './page-link';
import './slide-in-menu.css';
import { buttonClasses } from '../ui/button-classes';
import { iconButtonClasses } from '../ui/icon-button-classes';
import { Tooltip } from '../ui/tooltip';

interface SlideInMenuProps {
  info: LayoutInfo;
  pages: LayoutPages;
  /** Key of the page that the visitor is on or below. */
  menuKey: string;
}

/** Width axis of the first and of the last link, in percent. */
const narrowest = 66;
const widest = 140;

/** The links between swell from one to the other, slowly at first, as a wave builds. */
const stretchAt = (place: number) => ({
  fontStretch: `${narrowest + (widest - narrowest) * place ** 1.4}%`,
});

/**
 * The menu of narrow headers. It opens and closes without scripts, as a popover; `native-controls/header-controls.ts` makes the page
 * behind it inert.
 */
export const SlideInMenu = ({ info, pages, menuKey }: SlideInMenuProps) => {
  const { t } = useTranslation('common');
  return (
    <dialog
      id="menu"
      popover="auto"
      tabIndex={-1}
      aria-label={t('header.menu')}
      className="slide-in-menu @container/page overflow-y-auto overscroll-contain bg-ink bg-linear-to-b from-ink from-40% to-deep contain-layout"
    >
      <div className="flex min-h-full flex-col">
        <div className="flex h-21 shrink-0 items-center justify-between px-6">
          <BrandLink info={info} />
          <Tooltip label={t('header.closeMenu')}>
            <button
              type="button"
              popoverTarget="menu"
              popoverTargetAction="hide"
              aria-label={t('header.closeMenu')}
              className={iconButtonClasses}
            >
              <X aria-hidden strokeWidth={1.5} />
            </button>
          </Tooltip>
        </div>
        <NavigationList
          label={t('header.menu')}
          pages={pages}
          menuKey={menuKey}
          className="shrink-0 px-6"
          linkClassName="flex min-h-13.5 items-center font-display text-[min(1.75rem,10vw)] leading-none font-[560] -tracking-[0.026em] hover:text-crest [&[aria-current]]:text-aqua"
          linkStyle={stretchAt}
        />
        <div className="relative flex grow flex-col items-start justify-end gap-4 px-6 pt-8 pb-7">
          <img
            src={ribbon}
            alt=""
            // It is only fetched when the menu opens.
            loading="lazy"
            className="pointer-events-none absolute inset-x-0 bottom-0 h-full max-h-70 w-full"
          />
          <PageLink page="contact" className={buttonClasses('primary', 'regular', 'relative')}>
            {t('header.getStarted')}
          </PageLink>
          <LanguageLinks
            languages={info.languages}
            className="relative flex flex-wrap break-pill-small border border-line bg-ink/72 px-1"
            linkClassName="group/language inline-flex min-h-11 items-center px-3.25 text-tiny font-semibold text-mist hover:text-foam aria-[current=true]:text-aqua"
            labelClassName="decoration-aqua decoration-2 underline-offset-6 group-aria-[current=true]/language:underline"
          />
        </div>
      </div>
    </dialog>
  );
};
