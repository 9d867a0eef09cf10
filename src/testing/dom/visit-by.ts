/** How the visitor came to the page, such as by `back_forward`, until the test restores its mocks. */
export const visitBy = (type: string): void => {
  // The site reads nothing else of the browser's entry.
  const visit = { type } as unknown as PerformanceEntry;
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([visit]);
};
