/** Names that the starter, the HTML and React have in common. */

/** The template that keeps Gatsby's scripts from running. */
export const scriptsId = 'lazy-scripts';

/** Dispatched on the window once React handles events. */
export const readyEvent = 'react-ready';

/** Set on the root element when React does not run: forms then show how to write by email. */
export const staticAttribute = 'data-static';

/** In `sessionStorage`: the path of a page that is loaded once more, without React. */
export const staticPageKey = 'static-page';

/** The template with links to what React needs for the page. */
export const prefetchId = 'lazy-prefetch';

/**
 * Set on the root element as long as parts of the page that are not on the screen may be left
 * unrendered.
 */
export const freshVisitAttribute = 'data-fresh-visit';
