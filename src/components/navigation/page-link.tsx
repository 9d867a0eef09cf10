import { Link } from 'gatsby';
import type { ComponentProps } from 'react';
import { useSite } from './site-context';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** Identity of the page, such as `services`. */
  page: string;
  /** Anchor on that page, without `#`. */
  anchor?: string;
}

/** A link to a page of the site in the current language. */
export const PageLink = ({ page, anchor, children, onClick, ...rest }: PageLinkProps) => {
  const { page: onScreen, pathOf } = useSite();
  const path = pathOf(page, anchor);
  // Gatsby scrolls to an anchor, but does not take the keyboard there; the browser does both.
  if (anchor) {
    return (
      <a href={path} onClick={onClick} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link
      to={path}
      aria-current={page === onScreen ? 'page' : undefined}
      onClick={(event) => {
        onClick?.(event);
        // A menu stays open if its page is the one on the screen. Old browsers have no popovers.
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
      }}
      {...rest}
    >
      {children}
    </Link>
  );
};
