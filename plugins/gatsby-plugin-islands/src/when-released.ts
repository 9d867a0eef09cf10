let isPressed = false;

if (typeof window !== 'undefined') {
  const note = ({ type }: Event) => {
    isPressed = type === 'pointerdown';
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    window.addEventListener(type, note, true);
}

/**
 * Waits until no pointer is pressed: a button that is replaced between press and release gets no click.
 *
 * @param then Called once, after the click.
 */
export const whenReleased = (then: () => void): void => {
  if (!isPressed) return then();
  const controller = new AbortController();
  const release = () => {
    controller.abort();
    // The click follows the release.
    setTimeout(then);
  };
  for (const type of ['pointerup', 'pointercancel'])
    window.addEventListener(type, release, { capture: true, signal: controller.signal });
};
