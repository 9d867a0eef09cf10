/** Gatsby puts the focus around a page that the visitor has moved to well within this time, in milliseconds. */
const patience = 1000;

/**
 * Leads the keyboard to the anchor of a page that the visitor has moved to, as the browser itself does within a page.
 *
 * @param hash The address's part for it, with its sign; may be empty.
 * @param frame What Gatsby gives the focus; it goes on from there.
 */
export const focusAnchor = (hash: string, frame: HTMLElement | null): void => {
  const target = document.getElementById(hash.slice(1));
  if (!target || !frame) return;
  const goOn = () => {
    if (target.tabIndex < 0) {
      target.tabIndex = -1;
      // A later click into it is no reason to take the focus.
      target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
    }
    target.focus({ preventScroll: true });
  };
  if (document.activeElement === frame) goOn();
  else frame.addEventListener('focus', goOn, { once: true, signal: AbortSignal.timeout(patience) });
};
