declare global {
  interface Window {
    /** Names the build that the page belongs to; Gatsby's own. */
    ___webpackCompilationHash?: string;
    /** Whether another build has been deployed since; the starter asks while the framework is on its way. */
    ___isStale?: Promise<boolean>;
  }
}

/**
 * Asks whether the page belongs to an old build. Gatsby would reload such a page as soon as it starts, under the hands of whoever has just
 * begun to write.
 *
 * @returns false as well when nobody answers.
 */
export const isStaleBuild = async (): Promise<boolean> => {
  try {
    const answer = await fetch('/page-data/app-data.json', { cache: 'no-cache' });
    const { webpackCompilationHash } = await answer.json();
    return webpackCompilationHash !== window.___webpackCompilationHash;
  } catch {
    return false;
  }
};
