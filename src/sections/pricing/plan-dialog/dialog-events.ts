import type { KeyboardEvent } from 'react';

/** Keeps a dialog open when a visitor clicks a toast, which Radix counts as outside. */
export const ignoreToastClicks = (event: CustomEvent<{ originalEvent: Event }>): void => {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault();
};

/** Moves Shift+Tab from the heading or the dialog, which no Tab key reaches, to the last control. */
export const wrapShiftTab = (event: KeyboardEvent<HTMLElement>): void => {
  const { currentTarget, key, shiftKey, target } = event;
  if (key !== 'Tab' || !shiftKey || !(target instanceof HTMLElement) || target.tabIndex >= 0)
    return;
  event.preventDefault();
  [...currentTarget.querySelectorAll<HTMLElement>('a[href], button:enabled')].at(-1)?.focus();
};

/** Scrolls to the control that Tab has moved to: from the last to the first one Radix moves without scrolling. */
export const scrollToFocus = ({ key }: KeyboardEvent): void => {
  // The focus moves after the key press has been handled.
  if (key === 'Tab') setTimeout(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
};
