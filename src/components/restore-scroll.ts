import type { GatsbyBrowser } from 'gatsby';
import { takePlace } from './keep-place';

/** Whether this page was asked for by a link or an address, and not by reload, back or forward. */
const isFreshVisit = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
};

/**
 * Decides where a page opens. Gatsby alone would open a newly asked page where it was left an hour ago,
 * and would forget the place whenever the address carries an anchor.
 *
 * @returns false when the place is taken care of here; true leaves it to Gatsby: the anchor, or the top.
 */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const place = takePlace();
  if (place !== undefined) {
    window.scrollTo(0, place);
    return false;
  }
  if (!prevRouterProps && isFreshVisit()) return Boolean(location.hash);

  // Anchors of the same page share one entry of what was saved, so the place in it is that of the link, not of its target.
  const previous = prevRouterProps?.location;
  if (location.hash && previous?.pathname === location.pathname) return true;

  const [, top] = getSavedScrollPosition(location);
  if (!top) return true;
  window.scrollTo(0, top);
  return false;
};
