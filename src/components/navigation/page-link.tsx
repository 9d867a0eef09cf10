import type { ComponentProps, MouseEvent } from 'react';
import { openPage } from './open-page';
import { useSite } from './site-context';

/** Whether a click stays in this tab; with a modifier key the browser opens the link elsewhere. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

interface PathLinkProps extends Omit<ComponentProps<'a'>, 'ref'> {
  href: string;
}

/** A path of the site. Gatsby's own link would also fetch the page on hover for visitors who save data. */
export const PathLink = ({ href, onClick, children, ...rest }: PathLinkProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      onClick?.(event);
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      void openPage(href);
    }}
  >
    {children}
  </a>
);

interface PageLinkProps extends Omit<PathLinkProps, 'href'> {
  /** Identity of the page, such as `services`. */
  page: string;
  /** Anchor on that page, without `#`. */
  anchor?: string;
}

/** A link to a page of the site in the current language. */
export const PageLink = ({ page, anchor, children, ...rest }: PageLinkProps) => {
  const { page: onScreen, pathOf } = useSite();
  const href = pathOf(page, anchor);
  // The browser itself finds and focuses an anchor.
  if (anchor) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <PathLink href={href} aria-current={page === onScreen ? 'page' : undefined} {...rest}>
      {children}
    </PathLink>
  );
};

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
