import type { GatsbyBrowser } from 'gatsby';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readyEvent, staticPageKey } from './src/names';

/** Loads the page once more and leaves it to HTML: React removes everything after an error that nothing catches. */
const reloadWithoutReact = (error: unknown): void => {
  reportError(error);
  try {
    sessionStorage.setItem(staticPageKey, location.pathname);
    location.reload();
  } catch {
    // Without storage the page would be loaded again and again.
  }
};

/**
 * Hydrates the page. Where its HTML is not what the server sent, because a translator or an extension has changed it, React renders
 * that part again by itself; only the develop server reports it.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  () => (element: ReactNode, container: Element) => {
    // The develop server sends no HTML to hydrate.
    if (!container.hasChildNodes()) return createRoot(container).render(element);
    hydrateRoot(container, element, {
      onRecoverableError: (error) => {
        if (process.env.NODE_ENV === 'development') reportError(error);
      },
      onUncaughtError: reloadWithoutReact,
    });
  };

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  dispatchEvent(new Event(readyEvent));
};
