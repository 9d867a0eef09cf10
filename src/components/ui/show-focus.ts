import type { FocusEvent } from 'react';

/**
 * Scrolls a dialog to what has got the focus in it. From its last stop Radix leads to its first one without scrolling there.
 *
 * @param event The focus has arrived in the dialog, on whose element the handler is.
 */
export const showFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>): void => {
  if (target !== currentTarget) target.scrollIntoView({ block: 'nearest' });
};
