import type { ComponentProps } from 'react';
import { useRoutes } from '../../i18n/route-context';
import { PageLink } from './page-link';
import { isPlainClick } from './plain-click';

type TopLinkProps = Omit<ComponentProps<typeof PageLink>, 'anchor'>;

/** A link to a page that ends at the top of it, also when the visitor is already there. */
export const TopLink = ({ page, onClick, ...rest }: TopLinkProps) => {
  const { page: here } = useRoutes();
  return (
    <PageLink
      page={page}
      onClick={(event) => {
        onClick?.(event);
        // Gatsby starts every other page at its top by itself.
        if (page === here && isPlainClick(event)) window.scrollTo({ top: 0 });
      }}
      {...rest}
    />
  );
};
