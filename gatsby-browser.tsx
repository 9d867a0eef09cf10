import type { GatsbyBrowser } from 'gatsby';

/** Gatsby would prefetch the data of every visible link; its `Link` still does so on hover. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

/**
 * Gatsby saves the position on each scroll event; this one saves what the visitor scrolled before
 * React started.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  dispatchEvent(new Event('scroll'));
};

/**
 * Leaves the first page, and the anchors of a page, to the browser: Gatsby has one saved position
 * for all of them. A link to the page on the screen leads to its top.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  if (!prevRouterProps) return false;
  if (prevRouterProps.location.pathname !== location.pathname) return true;
  return 'action' in location && location.action === 'PUSH';
};
