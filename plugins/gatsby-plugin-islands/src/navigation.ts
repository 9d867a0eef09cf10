let navigated = false;
let atTop = false;

/** Whether the page on the screen is another one than the server sent. */
export const hasNavigated = (): boolean => navigated;

export const noteNavigation = (): void => {
  navigated = true;
};

/** Records whether the next page opens at its top; then islands below the fold may render after the first paint. */
export const noteInitialScroll = (isTop: boolean): void => {
  atTop = isTop;
};

export const opensAtTop = (): boolean => atTop;
