import { useTranslation } from 'react-i18next';
import { BrandLink } from './brand-link';
import { LanguageSwitcher } from './language-switcher';
import { MainNavigation } from './main-navigation';
import { NoscriptMenu } from './noscript-menu';
import { PageLink } from './page-link';
import './site-header.css';
import { SlideInMenu } from './slide-in-menu';
import { buttonClasses } from './ui/button-classes';
import { useScrolled } from './use-scrolled';

interface SiteHeaderProps {
  content: Queries.LayoutContentFragment;
  /** Key of the page that the visitor is on or below. */
  menuKey: string;
}

/** From how far down the page the header gets a ground of its own (`spec.md`, section 9). */
const scrollThreshold = 50;

// The first class keeps the header in place while a dialog takes the page's scrollbar away; Radix's scroll lock knows it.
const classes = 'right-scroll-bar-position site-header fixed inset-x-0 top-0 z-40';

// Screens that are wide and hardly high spare every pixel for the page.
const frameClasses =
  'site-header-frame page-frame flex h-18 items-center justify-between gap-4.5 md:h-21 short:max-h-14.5 large-text:h-15 nav-roomy:gap-7';

/** The bar at the top of every page. */
export const SiteHeader = ({ content: { info, pages }, menuKey }: SiteHeaderProps) => {
  const { t } = useTranslation('common');
  const scrolled = useScrolled(scrollThreshold);
  if (!info) return null;
  const navigation = { info, pages: pages.nodes, menuKey };

  return (
    <header data-scrolled={scrolled} className={classes}>
      <div className={frameClasses}>
        <BrandLink info={info} />
        <MainNavigation pages={pages.nodes} menuKey={menuKey} />
        <LanguageSwitcher languages={info.languages} />
        <PageLink page="contact" className={buttonClasses('primary', 'small', 'nav-folded:hidden')}>
          {t('header.getStarted')}
        </PageLink>
        <SlideInMenu {...navigation} />
        <NoscriptMenu {...navigation} />
      </div>
    </header>
  );
};
