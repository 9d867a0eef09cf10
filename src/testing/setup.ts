import '@testing-library/jest-dom';

// Features that load after a test's last step would update components outside of `act`. Tests of
// motion unmock them.
jest.mock('../components/ui/motion/motion-features', () => {
  throw new Error('Unit tests run without motion.');
});

/**
 * Browser features that jsdom lacks and components call; a test that depends on one replaces it.
 */
const stubBrowserFeatures = (): void => {
  class NoObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  Object.assign(window, {
    IntersectionObserver: NoObserver,
    PerformanceObserver: NoObserver,
    ResizeObserver: NoObserver,
    scrollTo: () => undefined,
  });
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(Element.prototype, {
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    scrollIntoView: () => undefined,
    showPopover: () => undefined,
  });
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
};

if (typeof window !== 'undefined') stubBrowserFeatures();

// React reports faults as logged errors. A test that expects one replaces the function.
const logged: unknown[][] = [];
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...line) => logged.push(line));
});
afterEach(() => expect(logged.splice(0)).toEqual([]));
