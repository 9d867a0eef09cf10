import { partsArrived } from './later/expected-parts';
import { beginTransition } from './view-transition';

interface PageLoader {
  hovering: (path: string) => void;
  loadPage: (path: string) => Promise<{ status?: string } | undefined>;
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
 * A page that could not be loaded is asked for in full by Gatsby, without a transition.
 */
export const loadPagesWithParts = (): void => {
  const loader = window.___loader;
  if (!loader) return;
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    const page = await loadPage(path);
    await partsArrived();
    if (page && page.status !== 'error') await beginTransition(path);
    return page;
  };
};
