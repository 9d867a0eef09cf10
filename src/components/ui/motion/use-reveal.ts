import { useEffect, useState, type RefObject } from 'react';

export type RevealState = 'shown' | 'hidden';

/**
 * Reveals an element once it is scrolled into view. The server's HTML shows everything, without a
 * state; then elements below the viewport are hidden, unless motion is reduced.
 */
export const useReveal = (ref: RefObject<Element | null>): RevealState | undefined => {
  const [state, setState] = useState<RevealState>();

  useEffect(() => {
    const element = ref.current;
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || reducedMotion || element.getBoundingClientRect().top < window.innerHeight)
      return;

    const observer = new IntersectionObserver((entries) => {
      // After a fast scroll there are several; the last one is current.
      const entry = entries.at(-1);
      if (!entry) return;
      setState(entry.isIntersecting ? 'shown' : 'hidden');
      if (entry.isIntersecting) observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return state;
};
