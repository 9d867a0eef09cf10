import { savesData } from '../../../plugins/gatsby-plugin-islands';

/** Gatsby would prefetch the pages of all visible links, and a visitor follows one of them. */
export const disableCorePrefetching = (): boolean => true;

/** Fetches the page of a link on hover, touch or focus, unless the visitor saves data. */
export const prefetchOnIntent = (): void => {
  if (savesData()) return;
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
