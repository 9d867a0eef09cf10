import Menu from 'lucide/dist/esm/icons/menu.mjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon';
import ribbon from '../../artwork/ribbon-menu.svg';
import { Button } from '../ui/button';
import { CloseButton } from '../ui/close-button';
import { Tooltip } from '../ui/tooltip';
import { BrandLink } from './brand-link';
import { LanguageLinks } from './language-links';
import { PageLink } from './page-link';
import { PageList } from './page-list';

/** Opens the menu where the header is too narrow for the navigation. */
export const MenuButton = () => {
  const { t } = useTranslation('common');
  return (
    <Tooltip label={t('header.openMenu')}>
      <button
        type="button"
        popoverTarget="menu"
        aria-label={t('header.openMenu')}
        aria-haspopup="dialog"
        className="icon-button lg:hidden"
      >
        <Icon drawing={Menu} />
      </button>
    </Tooltip>
  );
};

/** Font width of the first and the last link, in percent. */
const narrowest = 66;
const widest = 140;

/** The links in between grow wider, slowly at first. */
const stretchAt = (fraction: number) => ({
  fontStretch: `${Math.round(narrowest + (widest - narrowest) * fraction ** 1.4)}%`,
});

/** The menu of narrow headers, a popover; the starter makes the page behind it inert. */
export const SlideInMenu = () => {
  const { t } = useTranslation('common');
  const menu = useRef<HTMLDialogElement>(null);

  // On the way back, the back/forward cache has the page as it was left: with the menu open.
  useEffect(() => {
    const close = ({ persisted }: PageTransitionEvent) => {
      if (persisted) menu.current?.hidePopover?.();
    };
    addEventListener('pageshow', close);
    return () => removeEventListener('pageshow', close);
  }, []);

  return (
    <dialog
      ref={menu}
      id="menu"
      popover="auto"
      tabIndex={-1}
      aria-label={t('header.menu')}
      className="slide-in-menu"
    >
      <div className="flex min-h-full flex-col">
        <div className="menu-header">
          <BrandLink />
          <CloseButton
            label={t('header.closeMenu')}
            popoverTarget="menu"
            popoverTargetAction="hide"
            className="icon-button"
          />
        </div>
        <nav aria-label={t('header.menu')} className="shrink-0 px-6">
          <PageList name="header">
            {({ key, label, current, fraction }) => (
              <PageLink
                page={key}
                aria-current={current}
                style={stretchAt(fraction)}
                className="menu-link"
              >
                <span>{label}</span>
              </PageLink>
            )}
          </PageList>
        </nav>
        <div className="menu-foot">
          <img
            src={ribbon}
            alt=""
            // Only fetched when the menu opens.
            loading="lazy"
            className="menu-ribbon"
          />
          <Button as={PageLink} page="contact" className="relative">
            {t('header.getStarted')}
          </Button>
          <LanguageLinks
            className="menu-languages"
            linkClassName="menu-language"
            labelClassName="menu-language-label"
          />
        </div>
      </div>
    </dialog>
  );
};
