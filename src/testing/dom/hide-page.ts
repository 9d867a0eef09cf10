/** Hides the page, as when the visitor looks at another tab, or shows it again. */
export const hidePage = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};
