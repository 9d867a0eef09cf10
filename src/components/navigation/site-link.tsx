import { Link, type GatsbyLinkProps } from 'gatsby';

declare global {
  interface Window {
    /** Gatsby's loader, which its `Link` calls too; tests have none. */
    ___loader?: { hovering: (path: string) => void };
  }
}

/**
 * A link within the site. Gatsby loads its page when the pointer is over it: on a touch screen at
 * the click; this link, at the touch.
 */
export const SiteLink = (props: Omit<GatsbyLinkProps<unknown>, 'ref'>) => (
  <Link
    onPointerDown={({ currentTarget }) => window.___loader?.hovering(currentTarget.pathname)}
    {...props}
  />
);
