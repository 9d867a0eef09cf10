import type { GatsbyBrowser } from 'gatsby';
import { takePlace } from './keep-scroll';

/**
 * Decides where a page is scrolled to after a navigation. The first page was scrolled by the browser, long before Gatsby starts. Gatsby
 * alone would forget the saved position whenever the address has an anchor.
 *
 * @returns false when nothing is left to do; true leaves it to Gatsby: the anchor, or the top.
 */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps) return false;
  const place = takePlace();
  if (place !== undefined) {
    window.scrollTo(0, place);
    return false;
  }

  // Anchors of one page share one saved position: that of the link, not of its target.
  if (location.hash && prevRouterProps.location.pathname === location.pathname) return true;

  const [, top] = getSavedScrollPosition(location);
  if (!top) return true;
  window.scrollTo(0, top);
  return false;
};
