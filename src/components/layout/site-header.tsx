import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandLink } from '../navigation/brand-link';
import { LanguageSwitcher } from '../navigation/language-switcher';
import { PageLink } from '../navigation/page-link';
import { PageList } from '../navigation/page-list';
import { MenuButton, SlideInMenu } from '../navigation/slide-in-menu';
import { Button } from '../ui/button';

/** How far the page is scrolled when the header gets its background, in pixels. */
const threshold = 50;

const subscribe = (onChange: () => void) => {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
};

export const SiteHeader = () => {
  const { t } = useTranslation('common');
  const isScrolled = useSyncExternalStore(
    subscribe,
    () => scrollY > threshold,
    () => false,
  );

  return (
    <>
      <header
        data-scrolled={isScrolled ? '' : undefined}
        className="site-header fixed inset-x-0 top-0 z-40"
      >
        <div className="site-header-frame header-frame page-frame">
          <BrandLink />
          <nav aria-label={t('header.navigation')} className="ml-auto max-lg:hidden">
            <PageList name="header" className="bar-list">
              {({ key, label, current }) => (
                <PageLink page={key} aria-current={current} className="bar-link">
                  <span className="bar-label">{label}</span>
                </PageLink>
              )}
            </PageList>
          </nav>
          <LanguageSwitcher />
          <Button as={PageLink} page="contact" size="small" className="max-lg:hidden">
            {t('header.getStarted')}
          </Button>
          <MenuButton />
        </div>
      </header>
      <SlideInMenu />
    </>
  );
};
