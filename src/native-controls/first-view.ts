/**
 * Lets the browser lay out only what is above the fold before the first paint (`styles/media.css`). A page that is opened at an
 * anchor, by reload or on the way back needs its real height immediately.
 *
 * It is an inline script of its own in the head, so it must not use anything from outside of itself.
 */
export const beginFirstView = (): void => {
  const [visit] = performance.getEntriesByType('navigation');
  if (!location.hash && visit && 'type' in visit && visit.type === 'navigate') {
    document.documentElement.setAttribute('data-first-view', '');
  }
};

/**
 * Lays out the islands below the fold one after the other, whenever the browser is idle; all of them together for a key, or a click on a
 * link to an anchor.
 */
export const endFirstView = (): void => {
  const root = document.documentElement;
  const islands = [...document.querySelectorAll('[data-island]')];

  const end = () => root.removeAttribute('data-first-view');

  const whenIdle = (step: () => void) => {
    if ('requestIdleCallback' in window) requestIdleCallback(step, { timeout: 1000 });
    else setTimeout(step, 50);
  };

  const next = () => {
    if (!root.hasAttribute('data-first-view')) return;
    const island = islands.shift();
    if (!island) return end();
    island.setAttribute('data-laid-out', '');
    // The frame lays it out, and the browser is asked again when that is done.
    requestAnimationFrame(() => whenIdle(next));
  };

  const endForAnchor = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) end();
  };

  addEventListener('click', endForAnchor, true);
  addEventListener('keydown', end, { once: true, capture: true });
  addEventListener('load', () => whenIdle(next));
};
