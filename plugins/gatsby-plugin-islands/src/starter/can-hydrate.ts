declare global {
  interface Window {
    /** Gatsby's own name for the build that the page belongs to. */
    ___webpackCompilationHash?: string;
    /** Whether the page may hydrate; requested while the framework loads. */
    ___canHydrate?: Promise<boolean>;
  }
}

/**
 * False for a page of an old build, which Gatsby would reload on start, while the visitor types, and for one whose data fail, because Gatsby
 * would request those of `/500.html` without end. True without a response: Gatsby then fails by itself.
 */
export const canHydrate = async (): Promise<boolean> => {
  const page = window.pagePath?.replace(/^\/|\/$/g, '') || 'index';
  try {
    const [build, data] = await Promise.all([
      fetch('/page-data/app-data.json', { cache: 'no-cache' }),
      fetch(`/page-data/${page}/page-data.json`),
    ]);
    if (!data.ok) return false;
    const { webpackCompilationHash } = await build.json();
    return webpackCompilationHash === window.___webpackCompilationHash;
  } catch {
    return true;
  }
};
