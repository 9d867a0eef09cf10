/**
 * Lets the browser lay out only the first view of a page before showing it (`styles/first-view.css`). A page that is opened at an
 * anchor, by reload or on the way back needs its true height at once.
 *
 * It stands in the head of the page's own HTML, so it must not use anything from outside of itself.
 */
export const beginFirstView = (): void => {
  const [visit] = performance.getEntriesByType('navigation');
  if (!location.hash && visit && 'type' in visit && visit.type === 'navigate') {
    document.documentElement.setAttribute('data-first-view', '');
  }
};

/**
 * Lays out the parts below the first view one after the other, whenever the browser has nothing else to do; all of them at once for a
 * click or a key, which may lead to an anchor.
 *
 * It stands at the end of the page's own HTML, so it must not use anything from outside of itself.
 */
export const endFirstView = (): void => {
  const root = document.documentElement;
  const parts = [...document.querySelectorAll('[data-part]')];

  const end = () => root.removeAttribute('data-first-view');

  const whenIdle = (step: () => void) => {
    if ('requestIdleCallback' in window) requestIdleCallback(step, { timeout: 1000 });
    else setTimeout(step, 50);
  };

  const next = () => {
    if (!root.hasAttribute('data-first-view')) return;
    const part = parts.shift();
    if (!part) return end();
    part.setAttribute('data-laid-out', '');
    // The frame lays it out, and the browser is asked again when that is done.
    requestAnimationFrame(() => whenIdle(next));
  };

  for (const type of ['click', 'keydown'])
    addEventListener(type, end, { once: true, capture: true });
  addEventListener('load', () => whenIdle(next));
};
