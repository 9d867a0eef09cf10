import type { KeyboardEvent } from 'react';

const stops = 'a[href], button:enabled';

/**
 * Leads Shift+Tab from where a dialog has put the focus on opening to the dialog's last stop.
 *
 * What holds the focus then, the dialog itself or its heading, is no stop of the keyboard, so Radix would not lead back from it.
 *
 * @param event A key that was pressed in the dialog, on whose element the handler is.
 */
export const stepBack = (event: KeyboardEvent<HTMLElement>): void => {
  const { currentTarget, key, shiftKey, target } = event;
  if (key !== 'Tab' || !shiftKey || !(target instanceof HTMLElement) || target.tabIndex >= 0)
    return;
  event.preventDefault();
  [...currentTarget.querySelectorAll<HTMLElement>(stops)].at(-1)?.focus();
};
