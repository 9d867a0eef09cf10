import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
};

/**
 * @param threshold Distance in pixels.
 * @returns Whether the page is scrolled by more than that; `false` in the server's HTML.
 */
export const useScrolled = (threshold: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );
