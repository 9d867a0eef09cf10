declare global {
  interface Window {
    /** Gatsby's own, in production; its links call it when a pointer reaches them. */
    ___loader?: { hovering: (path: string) => void };
  }
}

/** Gatsby would fetch every page that any link on the screen leads to; visitors pay for that, and follow one of them. */
export const disableCorePrefetching = (): boolean => true;

/** Fetches the page of a link when the visitor reaches for it, with pointer, finger or keyboard. */
export const prefetchOnReach = (): void => {
  const fetchTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const isPage = link?.origin === window.location.origin && !link.target;
    if (link && isPage && link.pathname !== window.location.pathname) {
      window.___loader?.hovering(link.pathname);
    }
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, fetchTarget, { passive: true });
  }
};
