import type { MouseEvent } from 'react';

/**
 * @param event A click on a link.
 * @returns Whether the click stays on this page's tab; with a modifier key the browser opens the link elsewhere.
 */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
