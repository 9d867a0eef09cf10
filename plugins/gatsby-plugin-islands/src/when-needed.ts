import { touchedAttribute } from './marks';

/** How far outside of the viewport an island hydrates, so that it is ready when scrolled to. */
const margin = '600px 0px';

const interactions = ['focusin', 'input', 'click', 'submit'] as const;

/** Chrome marks the document that it translated; others put each text into a `font` element. */
const translated = '.translated-ltr, .translated-rtl, #___gatsby font';

/**
 * Waits until an island is near the viewport or used, then calls `hydrate` once. In a translated page only an interaction counts, because
 * hydration restores the original text.
 * @returns Stops waiting.
 */
export const whenNeeded = (element: HTMLElement, hydrate: () => void): (() => void) => {
  let observer: IntersectionObserver | undefined;
  const stop = () => {
    observer?.disconnect();
    for (const type of interactions) window.removeEventListener(type, touch, true);
  };
  const now = () => {
    stop();
    hydrate();
  };

  const touch = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) now();
  };
  const whenNear = () => {
    if (!('IntersectionObserver' in window)) return now();
    observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && now(),
      { rootMargin: margin },
    );
    // The header is fixed; the island around it has no height, so its own element is observed.
    observer.observe(element.firstElementChild ?? element);
  };

  // React stops events in an island that is not hydrated, so only the window sees them.
  for (const type of interactions) window.addEventListener(type, touch, true);
  if (element.hasAttribute(touchedAttribute)) now();
  else if (!document.querySelector(translated)) whenNear();
  return stop;
};
