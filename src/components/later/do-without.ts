/**
 * Goes on when what a control opens could not be fetched: with what the server has sent for visitors without scripts. A page that was
 * moved to has no such thing; the same page anew has it, and after a deploy also what was missing.
 *
 * @param control The control that was used.
 */
export const doWithout = (control: HTMLElement): void => {
  const part = control.closest('[data-part]');
  if (part?.querySelector('noscript')?.textContent) {
    part.dispatchEvent(new Event('part-failed', { bubbles: true }));
    // The control is hidden now; the keyboard goes on at what stands in for it.
    part.querySelector('summary')?.focus();
  } else if (navigator.onLine) window.location.reload();
};
