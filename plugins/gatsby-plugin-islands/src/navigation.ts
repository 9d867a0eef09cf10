let navigated = false;
let atTop = false;

/** @returns Whether the page on the screen is another one than the server has sent. */
export const hasNavigated = (): boolean => navigated;

/** Notes that the visitor navigates to another page. */
export const noteNavigation = (): void => {
  navigated = true;
};

/**
 * Notes where the page that the visitor navigates to will be scrolled to.
 *
 * @param isTop Whether it opens at its top, so that islands below the fold may be rendered after the first paint.
 */
export const noteInitialScroll = (isTop: boolean): void => {
  atTop = isTop;
};

/** @returns Whether the page that is being rendered opens at its top. */
export const opensAtTop = (): boolean => atTop;
