let starting = typeof window !== 'undefined';
let moved = false;

/** Whether React is only now taking over the page that the server has sent. */
export const isStarting = (): boolean => starting;

/** Called when the page has been taken over; whatever is rendered from then on comes from the browser. */
export const endStart = (): void => {
  starting = false;
};

/** Whether the page on the screen is another one than the server has sent. */
export const hasMoved = (): boolean => moved;

/** Called when the visitor moves to another page. */
export const noteMove = (): void => {
  moved = true;
};
