/** Applies the deferred styles once the page is parsed: the parser would wait for a style sheet that applies, and React for the parser. */
export const applyDeferredStyles = (): void => {
  addEventListener('DOMContentLoaded', () => {
    const link = document.querySelector<HTMLLinkElement>('link[data-deferred]');
    if (link) link.media = 'all';
  });
};
