/**
 * Defers the layout below the fold (`styles/media.css`) until the first paint and later, unless an anchor, reload or way back needs it.
 * Inlined, so it must be self-contained.
 */
export const deferLayout = (): void => {
  const [visit] = performance.getEntriesByType('navigation');
  if (!location.hash && visit && 'type' in visit && visit.type === 'navigate') {
    document.documentElement.setAttribute('data-initial-viewport', 'unpainted');
  }
};

/** Lays out the islands below the fold one by one after the first interaction, and all of them for a key or a click on an anchor. */
export const resumeLayout = (): void => {
  const root = document.documentElement;
  const islands = [...document.querySelectorAll('[data-island]')];

  const end = () => root.removeAttribute('data-initial-viewport');

  const whenIdle = (step: () => void) => {
    if ('requestIdleCallback' in window) requestIdleCallback(step, { timeout: 1000 });
    else setTimeout(step, 50);
  };

  const next = () => {
    const island = root.hasAttribute('data-initial-viewport') && islands.shift();
    if (!island) return end();
    island.setAttribute('data-laid-out', '');
    // The frame lays it out; only then the browser can be idle again.
    requestAnimationFrame(() => whenIdle(next));
  };

  const endForAnchor = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) end();
  };

  const allowAfterFirstPaint = () => {
    if (root.hasAttribute('data-initial-viewport')) root.setAttribute('data-initial-viewport', '');
  };

  requestAnimationFrame(() => setTimeout(allowAfterFirstPaint));
  addEventListener('click', endForAnchor, true);
  addEventListener('keydown', end, { once: true, capture: true });
  addEventListener('islands-started', () => whenIdle(next));
};
