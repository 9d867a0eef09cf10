/**
 * Asks for a page once more that belongs to a build that another one has taken the place of: the same page has then the scripts that are
 * gone, and the next click works. It stands in the page's own HTML, so it must not use anything from outside of itself.
 *
 * Nothing may be lost by it, so it leaves alone whoever writes or has written, has opened a dialog, waits for a message to be
 * sent, or is about to leave; the page then goes on as one without scripts. It asks once for each new build, whatever the server sends.
 */
export const renewOutdated = (): void => {
  const inUse = 'form :is(:focus, :user-valid, :user-invalid), [role=dialog], [aria-busy=true]';
  // Whoever has just touched a field is in it by then, in milliseconds.
  const patience = 500;
  let leaving = false;

  const renew = async () => {
    const answer = await fetch('/page-data/app-data.json', { cache: 'no-store' });
    const { webpackCompilationHash: newest } = await answer.json();
    await new Promise((goOn) => setTimeout(goOn, patience));
    const { ___webpackCompilationHash: running, sessionStorage } = window;
    if (newest === running || newest === sessionStorage.build) return;
    if (leaving || document.querySelector(inUse)) return;
    sessionStorage.build = newest;
    location.reload();
  };

  document.addEventListener('part-failed', ({ target }) => {
    // What is alive was there before; its fault is another one.
    if (target instanceof Element && target.matches('[data-part][data-live]')) return;
    addEventListener('beforeunload', () => (leaving = true));
    // Without a line, or where the browser keeps nothing, the page stays as it is.
    renew().catch(() => undefined);
  });
};
