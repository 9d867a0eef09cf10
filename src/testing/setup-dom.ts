import '@testing-library/jest-dom';

// Radix and framer-motion need browser features that jsdom lacks; no test depends on them.
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
