const chooseLanguage = (event: MouseEvent) => {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]');
  if (!link || metaKey || ctrlKey || shiftKey || altKey) return;
  if (link.pathname === window.location.pathname) event.preventDefault();
  else window.dispatchEvent(new CustomEvent('languageChanged', { detail: link.dataset.language }));
};

/** Announces a chosen language, and marks a scrolled page. */
export const startHeaderControls = (): void => {
  const scrollThreshold = 50;
  const markScrolled = () => {
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > scrollThreshold);
  };

  document.addEventListener('click', chooseLanguage, true);
  window.addEventListener('scroll', markScrolled, { passive: true });
  // A page that opens further down is there by the first frame; reading earlier would cost a layout.
  requestAnimationFrame(markScrolled);
};
