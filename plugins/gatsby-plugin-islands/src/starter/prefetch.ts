interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean };
}

const savesData = (): boolean =>
  (navigator as NavigatorWithConnection).connection?.saveData === true;

/** Fetches the framework's inert scripts at low priority when the page has loaded and the browser is idle; none of them runs. */
export const prefetchScripts = (scripts: readonly HTMLScriptElement[]): void => {
  if (savesData()) return;
  const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
  addEventListener('load', () =>
    whenIdle(() => {
      for (const { src } of scripts) {
        const link = document.createElement('link');
        link.rel = 'prefetch';
        link.as = 'script';
        link.href = src;
        // Safari ignores such links.
        if (link.relList.supports('prefetch')) document.head.append(link);
        else fetch(src, { priority: 'low' }).catch(() => undefined);
      }
    }),
  );
};
