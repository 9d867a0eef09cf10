import { navigate } from 'gatsby';

interface PageResources {
  page: { webpackCompilationHash: string };
}

declare global {
  interface Window {
    /** Gatsby's own name for the build that the page belongs to; undefined in `gatsby develop`. */
    ___webpackCompilationHash?: string;
    /** Gatsby's own, in production; its `Link` calls `hovering`, its `navigate` calls `loadPage`, which keeps what it has loaded. */
    ___loader?: {
      hovering: (path: string) => void;
      loadPage: (path: string) => Promise<Partial<PageResources> | undefined>;
    };
  }
}

/** How long the data of a page may take; Gatsby would wait without end. */
const timeoutInMs = 5000;

const isOfThisBuild = async (path: string): Promise<boolean> => {
  const page = (await window.___loader?.loadPage(path))?.page;
  const build = window.___webpackCompilationHash ?? page?.webpackCompilationHash;
  return page !== undefined && page.webpackCompilationHash === build;
};

let latest: string;

/**
 * Opens a path of the site with Gatsby, or as the browser opens a link where Gatsby cannot: after a deploy, for which `navigate` would add
 * two entries to the history, and when the page's data do not arrive.
 */
export const openPage = async (path: string): Promise<void> => {
  const { href, pathname } = window.location;
  latest = path;
  const timeout = new Promise<boolean>((resolve) => {
    setTimeout(resolve, timeoutInMs, false);
  });
  // Gatsby rejects the data of a template that only a newer build has.
  const isLoaded = await Promise.race([isOfThisBuild(path).catch(() => false), timeout]);
  // The visitor has gone on meanwhile.
  if (latest !== path || window.location.href !== href) return;
  if (isLoaded) await navigate(path, { replace: path === pathname });
  else window.location.assign(path);
};
