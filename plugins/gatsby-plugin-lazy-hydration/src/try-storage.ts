/**
 * Uses the storage of the tab. Returns undefined where that throws: the browser forbids it, or it
 * is full.
 */
export const tryStorage = <Result>(action: (storage: Storage) => Result): Result | undefined => {
  try {
    return action(sessionStorage);
  } catch {
    return undefined;
  }
};
