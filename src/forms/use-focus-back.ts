import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a form whose controls are disabled while its message is on its way: browsers drop the focus of a control that is.
 *
 * @param control The control that gets the focus afterwards, where it is not known which one had it before.
 * @param sending Whether the message is on its way.
 * @param resting Holds the focus meanwhile.
 */
export const useFocusBack = (
  control: RefObject<HTMLElement | null>,
  sending: boolean,
  resting: RefObject<HTMLElement | null>,
): void => {
  const wasSending = useRef(false);
  const before = useRef<HTMLElement>(null);

  useEffect(() => {
    const { activeElement } = document;
    // Whoever has moved on meanwhile is left alone.
    if (
      sending &&
      activeElement instanceof HTMLElement &&
      activeElement.matches('body, :disabled')
    ) {
      before.current = activeElement === document.body ? null : activeElement;
      resting.current?.focus({ preventScroll: true });
    } else if (
      wasSending.current &&
      (activeElement === document.body || activeElement === resting.current)
    ) {
      // Whoever has scrolled on meanwhile stays there.
      (before.current ?? control.current)?.focus({ preventScroll: true });
    }
    wasSending.current = sending;
  }, [control, sending, resting]);
};
