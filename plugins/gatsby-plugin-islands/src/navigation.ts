let navigated = false;
let isAtTop = false;

/** Whether the page on the screen is another one than the server sent. */
export const hasNavigated = (): boolean => navigated;

/** @param isAnother False for the page of the next test. */
export const recordNavigation = (isAnother = true): void => {
  navigated = isAnother;
};

/** Records whether the next page opens at its top; then islands below the fold may render after the first paint. */
export const setStartsAtTop = (isTop: boolean): void => {
  isAtTop = isTop;
};

export const startsAtTop = (): boolean => isAtTop;
