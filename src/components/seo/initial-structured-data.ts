/** Removes the structured data of the first page from the head, where they would be wrong on the next page. */
export const removeInitialStructuredData = (): void => {
  document.querySelector('script[type="application/ld+json"]')?.remove();
};
