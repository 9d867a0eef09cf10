import { useTranslation } from 'react-i18next';
import { useRoutes } from '../i18n/route-context';
import { currentPage } from './current-page';
import type { LayoutPages } from './layout-types';
import { PageLink } from './page-link';
import { pagesInOrder } from './pages-in-order';

interface MenuLinksProps {
  pages: LayoutPages;
  menuKey: string;
  onNavigate: () => void;
}

/** Width axis of the first and of the last link, in percent. */
const narrowest = 66;
const widest = 140;

/** The links between swell from one to the other, slowly at first, as a wave builds. */
const stretchAt = (index: number, last: number): string =>
  `${narrowest + (widest - narrowest) * (index / Math.max(last, 1)) ** 1.4}%`;

/** The pages of the slide-in menu. */
export const MenuLinks = ({ pages, menuKey, onNavigate }: MenuLinksProps) => {
  const { t } = useTranslation('common');
  const { page } = useRoutes();
  const items = pagesInOrder(pages, 'header');

  return (
    <nav aria-label={t('header.navigation')} className="shrink-0 px-6">
      <ul>
        {items.map(({ key, label }, index) => (
          <li key={key}>
            <PageLink
              page={key}
              aria-current={currentPage(key, page, menuKey)}
              onClick={onNavigate}
              style={{ fontStretch: stretchAt(index, items.length - 1) }}
              className="flex min-h-13.5 items-center font-display text-[min(1.75rem,10vw)] leading-none font-[560] -tracking-[0.026em] hover:text-crest [&[aria-current]]:text-aqua"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
