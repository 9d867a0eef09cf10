import { closest, listen } from './events';

/**
 * Defers the layout below the fold (`styles/media.css`), unless an anchor, reload or way back needs it. Inlined, so it must be
 * self-contained.
 */
export const deferLayout = (): void => {
  const [visit] = performance.getEntriesByType('navigation');
  if (!location.hash && visit && 'type' in visit && visit.type === 'navigate') {
    document.documentElement.setAttribute('data-initial-viewport', '');
  }
};

/** Lays out the whole page. */
export const endDeferredLayout = (): void =>
  document.documentElement.removeAttribute('data-initial-viewport');

/** Lays out the islands below the fold one by one after the first interaction, and all of them for a key, an anchor or a focus below the fold. */
export const resumeLayout = (): void => {
  const root = document.documentElement;
  const islands = [...document.querySelectorAll('[data-island]')];
  const whenIdle = window.requestIdleCallback ?? ((step: () => void) => setTimeout(step, 50));

  const isDeferred = () => root.hasAttribute('data-initial-viewport');

  const next = () => {
    const island = isDeferred() && islands.shift();
    if (!island) return endDeferredLayout();
    island.setAttribute('data-laid-out', '');
    // The frame lays it out; only then the browser can be idle again.
    requestAnimationFrame(resume);
  };

  const resume = () => whenIdle(next, { timeout: 1000 });

  listen('click', (event) => closest(event, 'a[href*="#"]') && endDeferredLayout());
  listen('keydown', endDeferredLayout);
  // Voice control and lists of fields move the focus without a key.
  listen('focusin', (event) => {
    if (!isDeferred()) return;
    const island = closest(event, '[data-island]');
    const control = island?.querySelector(':focus-visible');
    if (!island || !control || getComputedStyle(island).contentVisibility !== 'auto') return;
    endDeferredLayout();
    control.scrollIntoView({ block: 'nearest' });
  });
  // The browser has scrolled to an anchor of the address bar, past islands that are longer than they seem.
  addEventListener('hashchange', () => {
    if (!isDeferred()) return;
    endDeferredLayout();
    document.querySelector(':target')?.scrollIntoView();
  });
  addEventListener('islands-started', resume);
};
