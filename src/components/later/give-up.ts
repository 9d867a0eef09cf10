import { hasMoved } from './starting';

/**
 * Goes on without the behaviour of a place. What the server has sent, or what was alive before, stays as it is, and the script in the
 * page's own HTML treats it like a page without scripts. A page that was moved to has nothing to keep yet, so it is asked for in full, where there is a line.
 *
 * @param error Why it is missing, for the console.
 * @param place The part of the page, or an element around all of them; null when it was not even there yet.
 */
export const giveUp = (error: unknown, place: HTMLElement | null): void => {
  reportError(error);
  if (hasMoved() && navigator.onLine && !place?.matches('[data-part][data-live]'))
    window.location.reload();
  else place?.dispatchEvent(new Event('part-failed', { bubbles: true }));
};
