import { act } from '@testing-library/react';

type Notice = (entries: { isIntersecting: boolean }[]) => void;

/**
 * Lets a test decide when elements are scrolled to.
 * @returns Reports to every observer that its element is near the screen, or has left it.
 */
export const watchIntersections = (): ((isIntersecting: boolean) => Promise<void>) => {
  const observers = new Set<Notice>();

  class WatchedObserver {
    notice: Notice;
    constructor(notice: Notice) {
      this.notice = notice;
    }
    observe() {
      observers.add(this.notice);
    }
    disconnect() {
      observers.delete(this.notice);
    }
  }
  Object.assign(window, { IntersectionObserver: WatchedObserver });

  // Asynchronous, so that the observers' work has settled when the test continues.
  return (isIntersecting) =>
    act(async () => observers.forEach((notice) => notice([{ isIntersecting }])));
};
