/** How far below the screen a part is taken over once the page is scrolled, so that it is ready when it comes into view. */
const margin = '600px 0px';

const interactions = ['pointerdown', 'keydown', 'touchstart'] as const;

/** The script in the page's own HTML notes the first interaction, because it can come before all others. */
const wasTouched = (): boolean => document.documentElement.hasAttribute('data-touched');

/**
 * Waits until a part of the page is about to be needed: when it comes near the screen, or when the visitor has begun to use the page.
 *
 * @param element The part.
 * @param open Called once.
 * @returns Ends the waiting.
 */
export const waitUntilNear = (element: Element, open: () => void): (() => void) => {
  let observer: IntersectionObserver | undefined;

  const stop = () => {
    observer?.disconnect();
    window.removeEventListener('scroll', lookAhead);
    for (const type of interactions) window.removeEventListener(type, now, { capture: true });
  };
  const now = () => {
    stop();
    open();
  };
  const look = (rootMargin: string) => {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && now(),
      { rootMargin },
    );
    observer.observe(element);
  };
  const lookAhead = () => look(margin);

  if (wasTouched()) {
    open();
    return () => undefined;
  }
  look('0px');
  window.addEventListener('scroll', lookAhead, { once: true, passive: true });
  for (const type of interactions) {
    window.addEventListener(type, now, { capture: true, passive: true });
  }
  return stop;
};
