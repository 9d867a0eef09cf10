import { useTranslation } from 'react-i18next';
import { useRoutes } from '../i18n/route-context';
import { currentPage } from './current-page';
import type { LayoutPages } from './layout-types';
import { PageLink } from './page-link';
import { pagesInOrder } from './pages-in-order';

interface MainNavigationProps {
  pages: LayoutPages;
  /** Key of the page that the visitor is on or below. */
  menuKey: string;
}

/** The header's navigation where the header has room for it. */
export const MainNavigation = ({ pages, menuKey }: MainNavigationProps) => {
  const { t } = useTranslation('common');
  const { page } = useRoutes();
  return (
    <nav aria-label={t('header.navigation')} className="ml-auto nav-folded:hidden">
      <ul className="flex">
        {pagesInOrder(pages, 'header').map(({ key, label }) => (
          <li key={key}>
            <PageLink
              page={key}
              aria-current={currentPage(key, page, menuKey)}
              className="group/item inline-flex min-h-11 items-center break-small px-1.75 text-small font-medium whitespace-nowrap text-mist hover:text-foam nav-roomy:px-3 [&[aria-current]]:text-foam"
            >
              <span className="decoration-aqua decoration-2 underline-offset-8 group-[[aria-current]]/item:underline">
                {label}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
