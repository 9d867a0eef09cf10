/** Lets bars below the viewport wait until they are scrolled to, also before React; `data-waiting` meanwhile. */
export const startBars = (): void => {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      target.toggleAttribute('data-waiting', !isIntersecting);
    // A fast scroll is reported late: that a bar came into view, and that it has left it.
    for (const { target } of entries)
      if (!target.hasAttribute('data-waiting')) observer.unobserve(target);
  });
  for (const bar of document.querySelectorAll('[role="progressbar"]')) observer.observe(bar);
};
