import type { GatsbyBrowser } from 'gatsby';
import { endDeferredLayout } from '../../native-controls/initial-viewport';

/** A scroll position that is valid in every language: texts differ in length, sections and their order do not. */
interface KeptScroll {
  /** The page that it is kept for: the visitor may open another one meanwhile. */
  path: string;
  /** Index of the section below the header. */
  section: number;
  /** How much of it is above the header's lower edge, from 0 to 1. */
  share: number;
}

/** Height in pixels of the scrolled header, which covers the page. */
const headerHeight = 68;

let kept: KeptScroll | undefined;

const sectionBoxes = (): DOMRect[] =>
  [...document.querySelectorAll('main [data-island]')].map((section) =>
    section.getBoundingClientRect(),
  );

/** Keeps the scroll position for the page at a path. */
export const keepScroll = (path: string): void => {
  const boxes = sectionBoxes();
  const section = boxes.findIndex(({ bottom }) => bottom > headerHeight);
  const box = boxes[section];
  kept =
    box && window.scrollY > 0 && box.height > 0
      ? { path, section, share: (headerHeight - box.top) / box.height }
      : undefined;
};

/** Whether a scroll position is kept for the page at a path. */
export const hasKeptScroll = (path: string): boolean => kept?.path === path;

/** Returns the position that was kept for the page at a path, in pixels, once; undefined if none was. */
export const takeKeptScroll = (path: string): number | undefined => {
  const scroll = kept;
  kept = undefined;
  const box = scroll?.path === path && sectionBoxes()[scroll.section];
  if (!box) return undefined;
  return Math.max(0, window.scrollY + box.top + scroll.share * box.height - headerHeight);
};

/**
 * Decides where a page scrolls after a navigation; Gatsby alone forgets the saved position if the address has an anchor.
 * @returns false when nothing is left to do; true leaves it to Gatsby: the anchor, or the top.
 */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  // The browser scrolled the first page, long before Gatsby starts.
  if (!prevRouterProps) return false;
  // Only the first page may be laid out in parts: a position of another one needs the true heights.
  endDeferredLayout();
  const position = takeKeptScroll(location.pathname);
  if (position !== undefined) {
    window.scrollTo(0, position);
    return false;
  }

  // The entries of one page share one saved position; the browser itself finds the place of each, and that of an anchor, for which Gatsby
  // sets no action.
  if (prevRouterProps.location.pathname === location.pathname)
    return 'action' in location && location.action !== 'POP';

  const [, top] = getSavedScrollPosition(location);
  if (!top) return true;
  window.scrollTo(0, top);
  return false;
};
