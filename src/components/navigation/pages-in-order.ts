import type { LayoutPages } from '../layout/layout-types';

/**
 * Picks the pages that a navigation shows.
 *
 * @param pages All pages of one language.
 * @param place Which navigation: the header's or the footer's.
 * @returns The pages with a position there, in the order of their positions.
 */
export const pagesInOrder = (pages: LayoutPages, place: 'header' | 'footer') =>
  pages
    .flatMap((page) => {
      const position = page[place];
      return position === null ? [] : [{ key: page.key, label: page.label, position }];
    })
    .sort((one, other) => one.position - other.position);
