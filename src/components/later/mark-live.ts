/** Marks a part of the page, and the page itself, once a click in it meets the behaviour and not only the HTML. */
const mark = 'data-live';

/**
 * Tells the script in the page's own HTML that a part has come to life, so that it repeats what the visitor did there meanwhile.
 *
 * @param part The part, or the body for everything that stands in none.
 */
export const markLive = (part: HTMLElement): void => {
  part.setAttribute(mark, '');
  part.dispatchEvent(new Event('part-live', { bubbles: true }));
};
