/**
 * Lets the client library start where the browser blocks storage.
 *
 * The library looks for `localStorage` in its first line, for its throttle, and takes a missing one well; but a blocked one throws,
 * and the library would never load. Here it is found missing instead.
 */
export const allowWithoutStorage = (): void => {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
};
