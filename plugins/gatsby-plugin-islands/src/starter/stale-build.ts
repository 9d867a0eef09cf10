declare global {
  interface Window {
    /** Gatsby's own name for the build that the page belongs to. */
    ___webpackCompilationHash?: string;
    /** Whether another build has been deployed since; requested while the framework loads. */
    ___isStale?: Promise<boolean>;
  }
}

/** Whether the page is of an old build; false without a response. Gatsby would reload such a page on start, while the visitor types. */
export const isStaleBuild = async (): Promise<boolean> => {
  try {
    const answer = await fetch('/page-data/app-data.json', { cache: 'no-cache' });
    const { webpackCompilationHash } = await answer.json();
    return webpackCompilationHash !== window.___webpackCompilationHash;
  } catch {
    return false;
  }
};
