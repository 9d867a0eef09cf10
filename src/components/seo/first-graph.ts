/**
 * Takes the structured data of the page that the visitor came by out of the head. They are in the HTML of every page, where search
 * engines read them, and would be wrong on the next page.
 */
export const dropFirstGraph = (): void => {
  document.querySelector('script[type="application/ld+json"]')?.remove();
};
