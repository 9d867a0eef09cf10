import '@testing-library/jest-dom';

// Tooltips, toasts, framer-motion and the starter need browser features that jsdom lacks; tests that depend on one replace it.
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
// No page of a test is loaded again, or returned to.
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
