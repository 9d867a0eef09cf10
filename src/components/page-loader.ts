import { partsArrived } from './later/expected-parts';

interface PageLoader {
  hovering: (path: string) => void;
  loadPage: (path: string) => Promise<unknown>;
}

declare global {
  interface Window {
    /** Gatsby's own, in production. */
    ___loader?: PageLoader;
  }
}

/**
 * Lets a page that the visitor moves to appear with all its parts, so that it is whole at once: an anchor on it can be found,
 * and the place where the visitor was is still there. Gatsby alone waits for the template and its data.
 */
export const loadPagesWithParts = (): void => {
  const loader = window.___loader;
  if (!loader) return;
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    const page = await loadPage(path);
    await partsArrived();
    return page;
  };
};
