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
