import type { CSSProperties } from 'react';
import { useRoutes } from '../../i18n/route-context';
import { currentPage } from './current-page';
import type { LayoutPages } from '../layout/layout-types';
import { PageLink } from './page-link';
import { pagesInOrder } from './pages-in-order';

interface NavigationListProps {
  label: string;
  pages: LayoutPages;
  /** Key of the page that the visitor is on or below. */
  menuKey: string;
  className: string;
  listClassName?: string;
  linkClassName: string;
  labelClassName?: string;
  /** Style of a link by its place in the list, from 0 to 1. */
  linkStyle?: (place: number) => CSSProperties;
}

/** The pages of the site's main navigation, in the header's bar and in its menu. */
export const NavigationList = ({
  label,
  pages,
  menuKey,
  className,
  listClassName,
  linkClassName,
  labelClassName,
  linkStyle,
}: NavigationListProps) => {
  const { page } = useRoutes();
  const items = pagesInOrder(pages, 'header');

  return (
    <nav aria-label={label} className={className}>
      <ul className={listClassName}>
        {items.map(({ key, label: pageLabel }, index) => (
          <li key={key}>
            <PageLink
              page={key}
              aria-current={currentPage(key, page, menuKey)}
              style={linkStyle?.(index / Math.max(items.length - 1, 1))}
              className={linkClassName}
            >
              <span className={labelClassName}>{pageLabel}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
