import { useEffect, useState, type RefObject } from 'react';

/** `waiting` hides an element that has not been scrolled into view yet. */
export type RevealState = 'shown' | 'waiting';

/**
 * Reveals an element once it is scrolled into view. The server's HTML shows everything, without a state; only what is below the viewport
 * then waits, unless motion is reduced.
 */
export const useReveal = (ref: RefObject<Element | null>): RevealState | undefined => {
  const [state, setState] = useState<RevealState>();

  useEffect(() => {
    const element = ref.current;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || still || element.getBoundingClientRect().top < window.innerHeight) return;

    const observer = new IntersectionObserver((entries) => {
      // A fast scroll has several; the last one is true.
      const entry = entries.at(-1);
      if (!entry) return;
      setState(entry.isIntersecting ? 'shown' : 'waiting');
      if (entry.isIntersecting) observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return state;
};
