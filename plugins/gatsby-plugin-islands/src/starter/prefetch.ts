declare global {
  interface Window {
    /** Gatsby's own: the scripts of each chunk, as JSON. */
    ___chunkMapping?: string;
  }
}

/** Some browsers tell that the visitor wants to save data. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean };
}

const savesData = (): boolean =>
  (navigator as NavigatorWithConnection).connection?.saveData === true;

const prefetch = (href: string): void => {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = href;
  document.head.append(link);
};

/** Gatsby loads the page's data and the scripts of its template once it has started. */
const prefetchPage = async (): Promise<void> => {
  const { pagePath = '/', ___chunkMapping: chunks = '{}' } = window;
  const name = pagePath === '/' ? '/index' : pagePath;
  const answer = await fetch(`/page-data${name}/page-data.json`, { priority: 'low' });
  const { componentChunkName } = await answer.json();
  for (const script of JSON.parse(chunks)[componentChunkName] ?? []) prefetch(script);
};

/**
 * Fetches the framework and the page at low priority when the page has loaded and the browser is idle, without running any of it.
 *
 * @param scripts The inert tags of the framework's scripts.
 */
export const prefetchScripts = (scripts: readonly HTMLScriptElement[]): void => {
  if (savesData()) return;
  const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
  addEventListener('load', () =>
    whenIdle(() => {
      for (const { src } of scripts) prefetch(src);
      // Gatsby asks again, and says what is wrong.
      prefetchPage().catch(() => undefined);
    }),
  );
};
