/** How far below the screen a part is taken over once the page is scrolled, so that it is ready when it comes into view. */
const margin = '600px 0px';

/** Signs that somebody is about to use the page. The script in the page's own HTML notes the first one, which can come before all others. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

const wasTouched = (): boolean => document.documentElement.hasAttribute('data-touched');

/**
 * Waits until a part of the page is about to be needed: until the visitor begins to use the page, or scrolls near to the part.
 *
 * @param element The part.
 * @param open Called once.
 * @returns Ends the waiting.
 */
export const waitForVisitor = (element: Element, open: () => void): (() => void) => {
  if (wasTouched()) {
    open();
    return () => undefined;
  }

  let observer: IntersectionObserver | undefined;
  const stop = () => {
    observer?.disconnect();
    window.removeEventListener('scroll', lookAhead);
    for (const sign of signs) window.removeEventListener(sign, now, { capture: true });
  };
  const now = () => {
    stop();
    open();
  };
  const lookAhead = () => {
    observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && now(),
      { rootMargin: margin },
    );
    // The header's own element stays on the screen wherever the page is scrolled to.
    observer.observe(element.firstElementChild ?? element);
  };

  if (window.scrollY > 0) lookAhead();
  else window.addEventListener('scroll', lookAhead, { once: true, passive: true });
  for (const sign of signs) window.addEventListener(sign, now, { capture: true, passive: true });
  return stop;
};
