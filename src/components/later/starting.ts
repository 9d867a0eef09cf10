let starting = typeof window !== 'undefined';

/** Whether React is only now taking over the page that the server has sent. */
export const isStarting = (): boolean => starting;

/** Called when the page has been taken over; whatever is rendered from then on comes from the browser. */
export const endStart = (): void => {
  starting = false;
};
