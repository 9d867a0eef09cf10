import '@testing-library/jest-dom';

// Features that load after a test's last step would update components outside of `act`. Tests of motion unmock them.
jest.mock('../components/ui/motion-features', () => {
  throw new Error('Unit tests run without motion.');
});

// Radix and framer-motion need browser features that jsdom lacks; no test depends on them.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

if (typeof window !== 'undefined') {
  Object.assign(window, {
    IntersectionObserver: NoObserver,
    ResizeObserver: NoObserver,
    scrollTo: () => undefined,
  });
  Object.assign(Element.prototype, {
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    scrollIntoView: () => undefined,
  });
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

// A warning of React would pass unread. A test that expects an error replaces the function.
const logged: unknown[][] = [];
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...line) => logged.push(line));
});
afterEach(() => expect(logged.splice(0)).toEqual([]));
