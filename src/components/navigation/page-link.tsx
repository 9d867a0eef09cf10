import { SiteLink } from './site-link';
import type { ComponentProps } from 'react';
import { useSite } from '../../site/site-context';

/**
 * Closes the menu or list around a link, which would stay open on a link to the current page. Old
 * browsers have no popovers.
 */
export const closePopover = (link: Element): void =>
  link.closest<HTMLElement>('[popover]')?.hidePopover?.();

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** Identity of the page, such as `services`. */
  page: string;
  /** Anchor on that page, without `#`. */
  anchor?: string;
  /** Query of the address, with `?`. */
  search?: string;
}

/** A link to a page of the site in the current language. */
export const PageLink = ({
  page,
  anchor,
  search = '',
  children,
  onClick,
  ...rest
}: PageLinkProps) => {
  const { pageId, pathOf } = useSite();
  const path = pathOf(page) + search;
  // Gatsby scrolls to an anchor, but does not take the keyboard there, and opens no new tabs; the
  // browser does all of it.
  if (anchor || rest.target) {
    return (
      <a href={anchor ? `${path}#${anchor}` : path} onClick={onClick} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <SiteLink
      to={path}
      aria-current={page === pageId ? 'page' : undefined}
      onClick={(event) => {
        onClick?.(event);
        closePopover(event.currentTarget);
      }}
      {...rest}
    >
      {children}
    </SiteLink>
  );
};
