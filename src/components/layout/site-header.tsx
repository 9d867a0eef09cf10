import { useTranslation } from 'react-i18next';
import { BrandLink } from '../navigation/brand-link';
import { LanguageSwitcher } from '../navigation/language-switcher';
import { PageLink } from '../navigation/page-link';
import { PageList } from '../navigation/page-list';
import { MenuButton, SlideInMenu } from '../navigation/slide-in-menu';
import { buttonClasses } from '../ui/button-classes';

export const SiteHeader = () => {
  const { t } = useTranslation('common');

  return (
    <>
      <header className="site-header fixed inset-x-0 top-0 z-40">
        <div className="site-header-frame header-frame page-frame">
          <BrandLink />
          <nav aria-label={t('header.navigation')} className="ml-auto nav-folded:hidden">
            <PageList name="header" className="flex">
              {({ key, label, current }) => (
                <PageLink page={key} aria-current={current} className="bar-link">
                  <span className="bar-label">{label}</span>
                </PageLink>
              )}
            </PageList>
          </nav>
          <LanguageSwitcher />
          <PageLink
            page="contact"
            className={buttonClasses('primary', 'small', 'nav-folded:hidden')}
          >
            {t('header.getStarted')}
          </PageLink>
          <MenuButton />
        </div>
      </header>
      <SlideInMenu />
    </>
  );
};
