/** Lets a bar below the viewport wait until it is scrolled to: `data-waiting` meanwhile, `data-moved` once it has moved. Does so once for each bar. */
export const watchBar = (bar: Element): void => {
  if (bar.hasAttribute('data-watched') || !('IntersectionObserver' in window)) return;
  bar.setAttribute('data-watched', '');
  const observer = new IntersectionObserver((entries) => {
    // A fast scroll is reported late: that the bar came into view, and that it has left it.
    const isInView = Boolean(entries.at(-1)?.isIntersecting);
    bar.toggleAttribute('data-waiting', !isInView);
    if (!isInView) return;
    observer.disconnect();
    // Printing hides the bar, and would start its animation again.
    bar.addEventListener('animationend', () => bar.setAttribute('data-moved', ''), { once: true });
  });
  observer.observe(bar);
};

/** Watches the bars of the server's HTML, before React. */
export const startBars = (): void =>
  document.querySelectorAll('[role="progressbar"]').forEach(watchBar);
