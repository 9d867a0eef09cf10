import { partsArrived } from './later/expected-parts';
import { isStarting } from './later/starting';
import { beginTransition } from './view-transition';

interface LoadedPage {
  status?: string;
  page?: { webpackCompilationHash: string };
}

interface PageLoader {
  hovering: (path: string) => void;
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
}

declare global {
  interface Window {
    /** Path of the page that the server has sent. */
    pagePath?: string;
    /** Gatsby's own, in production. */
    ___loader?: PageLoader;
    ___navigate?: (to: string, options?: object) => void;
    ___webpackCompilationHash?: string;
  }
}

const failed = { status: 'error' };

const never = new Promise<never>(() => {});

/** Whether a page and its parts are there, and of the same build as the scripts that are running; the develop server names none. */
const isWhole = async ({ page }: LoadedPage = {}): Promise<boolean> => {
  const { ___webpackCompilationHash: build = page?.webpackCompilationHash } = window;
  return page?.webpackCompilationHash === build && page !== undefined && (await partsArrived());
};

/** Asks for a page in full. Gatsby does so by itself, but forgets what stands behind the path. */
const askInFull = (path: string, target: string): Promise<typeof failed> | typeof failed => {
  if (!target.startsWith(path) || !/^[?#]/.test(target.slice(path.length))) return failed;
  window.location.assign(target);
  return never;
};

/**
 * Lets a page that the visitor moves to appear with all its parts, so that it is whole at once: an anchor on it can be found,
 * and the place where the visitor was is still there. Gatsby alone waits for the template and its data.
 * A page that could not be loaded, or is of another build since a deploy, is asked for in full by Gatsby, without a transition.
 */
export const loadPagesWithParts = (): void => {
  const loader = window.___loader;
  if (!loader) return;
  const { loadPage } = loader;
  const { ___navigate: navigate } = window;
  let target = '';

  window.___navigate = (to, options) => {
    target = to;
    navigate?.(to, options);
  };
  loader.loadPage = async (path) => {
    const page = await loadPage(path);
    if (isStarting()) {
      if (page?.page) return page;
      // The page goes on as the server has sent it.
      document.body.dispatchEvent(new Event('part-failed', { bubbles: true }));
      return never;
    }
    if (!(await isWhole(page))) return askInFull(path, target);
    await beginTransition(path);
    return page;
  };
};
