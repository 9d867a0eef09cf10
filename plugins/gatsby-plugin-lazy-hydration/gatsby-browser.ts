import type { GatsbyBrowser } from 'gatsby';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readyEvent, staticPageKey } from './src/names';

/** Reloads the page without React, which unmounts everything after an uncaught error. */
const reloadWithoutReact = (error: unknown): void => {
  reportError(error);
  try {
    sessionStorage.setItem(staticPageKey, location.pathname);
    location.reload();
  } catch {
    // Without storage, the reload would start React again.
  }
};

/**
 * Hydrates the page. After a mismatch, such as by a translator or an extension, React renders that
 * part again; only the develop server reports it.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  () => (element: ReactNode, container: Element) => {
    // The develop server sends no HTML to hydrate.
    if (!container.hasChildNodes()) {
      const root = createRoot(container);
      root.render(element);
      return () => root.unmount();
    }
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
