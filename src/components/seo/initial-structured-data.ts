/** Removes the first page's structured data, which would be wrong after a navigation. */
export const removeInitialStructuredData = (): void => {
  document.querySelector('script[type="application/ld+json"]')?.remove();
};
