import { Link } from 'gatsby';
import type { ComponentProps } from 'react';
import { useRoutes } from '../../i18n/route-context';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** Identity of the page, such as `services`; the path follows from the language on the screen. */
  page: string;
  /** Anchor on that page, without `#`. */
  anchor?: string;
}

/** A link to a page of the site, in the language on the screen. */
export const PageLink = ({ page, anchor, children, ...rest }: PageLinkProps) => {
  const { pathOf } = useRoutes();
  const path = pathOf(page, anchor);
  // The browser itself finds an anchor, and gives it the focus.
  if (anchor) {
    return (
      <a href={path} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={path} {...rest}>
      {children}
    </Link>
  );
};
