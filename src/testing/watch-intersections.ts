import { act } from '@testing-library/react';

type Notice = (entries: { isIntersecting: boolean }[]) => void;

/**
 * Lets a test decide when the browser notices that elements are scrolled to.
 *
 * @returns Tells every observer that its element is near the screen, or that it has left.
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

  // Asynchronous, so that what the observers started has settled when the test goes on.
  return (isIntersecting) =>
    act(async () => observers.forEach((notice) => notice([{ isIntersecting }])));
};
