import { useTranslation } from 'react-i18next';
import { useRoutes } from '../i18n/route-context';
import { currentPage } from './current-page';
import { LanguageLinks } from './language-links';
import type { LayoutInfo, LayoutPages } from './layout-types';
import { PageLink } from './page-link';
import { pagesInOrder } from './pages-in-order';

interface NoscriptMenuProps {
  info: LayoutInfo;
  pages: LayoutPages;
  menuKey: string;
}

/** Stands in for the menu and the language switcher where scripts do not run. */
export const NoscriptMenu = ({ info, pages, menuKey }: NoscriptMenuProps) => {
  const { t } = useTranslation('common');
  const { page } = useRoutes();
  return (
    <noscript>
      <details className="relative">
        <summary className="flex min-h-11 cursor-pointer list-none items-center break-pill-small border-[1.5px] border-edge bg-ink/72 px-4.5 text-small font-semibold hover:border-aqua large-text:px-2">
          {t('header.menu')}
        </summary>
        <div className="absolute top-full right-0 mt-2 max-h-[calc(100svh-6rem)] w-[min(17.5rem,calc(100vw-2*var(--spacing-page)))] overflow-y-auto break-standard border border-edge bg-tide p-2">
          <ul>
            {pagesInOrder(pages, 'header').map(({ key, label }) => (
              <li key={key}>
                <PageLink
                  page={key}
                  aria-current={currentPage(key, page, menuKey)}
                  className="flex min-h-11 items-center px-3.25 hover:text-crest [&[aria-current]]:text-aqua"
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
          <LanguageLinks
            languages={info.languages}
            className="mt-2 flex-col border-t border-line pt-2"
          />
        </div>
      </details>
    </noscript>
  );
};
