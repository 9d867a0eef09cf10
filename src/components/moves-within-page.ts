let path = '';

/**
 * Leaves moves within a page to the browser. Gatsby would render the whole page anew for an anchor, also those parts of it that
 * still stand as the server has sent them.
 */
export const leaveMovesWithinPage = (): void => {
  window.addEventListener(
    'popstate',
    (event) => {
      if (window.location.pathname === path) event.stopImmediatePropagation();
    },
    { capture: true },
  );
};

/** Notes which page is on the screen. */
export const notePage = (pathname: string): void => {
  path = pathname;
};
