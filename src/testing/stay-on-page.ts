const stay = (event: Event) => event.preventDefault();

/** jsdom cannot follow links. Once the page's own handlers have run, nothing happens any more. */
export const stayOnPage = (): void => {
  beforeAll(() => window.addEventListener('click', stay));
  afterAll(() => window.removeEventListener('click', stay));
};
