import type { KeyboardEvent } from 'react';

/** Keeps a dialog open when a visitor clicks on a toast, which is outside of it for Radix. */
export const ignoreToastClicks = (event: CustomEvent<{ originalEvent: Event }>): void => {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault();
};

/** Moves the focus with Shift+Tab to the dialog's last control from its heading or itself, which no Tab key reaches. */
export const wrapShiftTab = (event: KeyboardEvent<HTMLElement>): void => {
  const { currentTarget, key, shiftKey, target } = event;
  if (key !== 'Tab' || !shiftKey || !(target instanceof HTMLElement) || target.tabIndex >= 0)
    return;
  event.preventDefault();
  [...currentTarget.querySelectorAll<HTMLElement>('a[href], button:enabled')].at(-1)?.focus();
};

/** Scrolls a dialog to the control that Tab has moved to: from the last to the first one Radix moves without scrolling. */
export const scrollToFocus = ({ key }: KeyboardEvent): void => {
  // The focus moves after the key press has been handled.
  if (key === 'Tab') setTimeout(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
};
