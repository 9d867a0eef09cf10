import type { KeyboardEvent } from 'react';

/**
 * Scrolls a dialog to what Tab has led to. From its last stop Radix leads to its first one without scrolling there. A pointer finds what
 * it presses where it is: nothing may move under it.
 *
 * @param event A key that was pressed in the dialog.
 */
export const showFocus = ({ key }: KeyboardEvent): void => {
  // The focus moves when the key has been dealt with.
  if (key === 'Tab') setTimeout(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
};
