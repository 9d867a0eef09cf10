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

/** Records the listeners that are added to window and document from now on; returns what removes them. */
export const ownListeners = (): (() => void) => {
  const added: [EventTarget, Parameters<EventTarget['addEventListener']>][] = [];
  const spies = [window, document].map((target) => {
    const add = target.addEventListener.bind(target);
    return jest
      .spyOn(target, 'addEventListener')
      .mockImplementation((...rest: Parameters<EventTarget['addEventListener']>) => {
        added.push([target, rest]);
        if (rest[1]) add(rest[0], rest[1], rest[2]);
      });
  });
  return () => {
    for (const spy of spies) spy.mockRestore();
    for (const [target, rest] of added) target.removeEventListener(...rest);
  };
};

/** Lets a test decide when the page is painted first. Returns what reports that to the observers. */
export const watchFirstPaint = (): (() => void) => {
  let reportPaint = () => {};

  class PaintObserver {
    disconnect = () => {};

    constructor(private readonly report: () => void) {}

    observe({ type }: PerformanceObserverInit) {
      if (type === 'paint') reportPaint = this.report;
    }
  }
  Object.assign(window, { PerformanceObserver: PaintObserver });

  return () => reportPaint();
};
