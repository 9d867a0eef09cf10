import { hasPlace } from './keep-place';

/**
 * Whether a move leads to the top of a page. On the way back, to an anchor, or to the same place in another language, all of the page
 * is needed at once to find the place.
 *
 * @param location Where the visitor goes, with Gatsby's note of how.
 */
export const opensAtTop = (location: Location): boolean =>
  'action' in location && location.action === 'PUSH' && !location.hash && !hasPlace();
