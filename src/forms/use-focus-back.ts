import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus back to a field that was disabled while its message was on its way.
 *
 * @param field The field.
 * @param sending Whether the message is on its way.
 */
export const useFocusBack = (field: RefObject<HTMLElement | null>, sending: boolean): void => {
  const wasSending = useRef(false);

  useEffect(() => {
    // Browsers drop the focus of a control that is disabled; whoever has moved on meanwhile is left alone.
    if (wasSending.current && !sending && document.activeElement === document.body) {
      field.current?.focus();
    }
    wasSending.current = sending;
  }, [field, sending]);
};
