/** What each element reads, such as the items of a list in their order. */
export const textsOf = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent);
