import { act } from '@testing-library/react';

type Notice = (entries: { isIntersecting: boolean; target: Element }[]) => void;

/**
 * Lets a test decide when elements are scrolled to.
 * @returns Reports to every observer that its elements are near the screen, or have left it; several states at once if they are late.
 */
export const watchIntersections = (): ((...states: boolean[]) => Promise<void>) => {
  const observers = new Set<WatchedObserver>();

  class WatchedObserver {
    targets = new Set<Element>();
    notice: Notice;
    constructor(notice: Notice) {
      this.notice = notice;
      observers.add(this);
    }
    observe(target: Element) {
      this.targets.add(target);
    }
    unobserve(target: Element) {
      this.targets.delete(target);
    }
    disconnect() {
      this.targets.clear();
    }
    report(states: boolean[]) {
      const entries = states.flatMap((isIntersecting) =>
        [...this.targets].map((target) => ({ isIntersecting, target })),
      );
      if (entries.length > 0) this.notice(entries);
    }
  }
  Object.assign(window, { IntersectionObserver: WatchedObserver });

  // Asynchronous, so that the observers' work has settled when the test continues.
  return (...states) => act(async () => observers.forEach((observer) => observer.report(states)));
};
