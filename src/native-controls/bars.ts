/** Lets bars below the viewport wait until they are scrolled to, also before React; `data-waiting` meanwhile. */
export const startBars = (): void => {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.toggleAttribute('data-waiting', !isIntersecting);
      if (isIntersecting) observer.unobserve(target);
    }
  });
  for (const bar of document.querySelectorAll('[role="progressbar"]')) observer.observe(bar);
};
