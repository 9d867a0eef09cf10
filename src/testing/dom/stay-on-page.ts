const stay = (event: Event) => event.preventDefault();

/** jsdom cannot follow links, so nothing happens after the page's own handlers. */
export const stayOnPage = (): void => {
  beforeAll(() => window.addEventListener('click', stay));
  afterAll(() => window.removeEventListener('click', stay));
};
