import { Link } from 'gatsby';
import type { ComponentProps, MouseEvent } from 'react';
import { useSite } from './site-context';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** Identity of the page, such as `services`. */
  page: string;
  /** Anchor on that page, without `#`. */
  anchor?: string;
}

/** A link to a page of the site in the current language. */
export const PageLink = ({ page, anchor, children, ...rest }: PageLinkProps) => {
  const { pathOf } = useSite();
  const path = pathOf(page, anchor);
  // The browser itself finds and focuses an anchor.
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

/** Whether a click stays in this tab; with a modifier key the browser opens the link elsewhere. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to the top of a page, even for a visitor who is already on it. */
export const TopLink = ({ page, ...rest }: Omit<PageLinkProps, 'anchor' | 'onClick'>) => {
  const { page: onScreen } = useSite();
  return (
    <PageLink
      page={page}
      onClick={(event) => {
        // Gatsby itself opens every other page at its top.
        if (page === onScreen && isPlainClick(event)) window.scrollTo({ top: 0 });
      }}
      {...rest}
    />
  );
};
