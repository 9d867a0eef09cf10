import { closest, listen } from './events';

const chooseLanguage = (event: MouseEvent) => {
  const link = closest<HTMLAnchorElement>(event, 'a[data-language]');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.pathname === location.pathname) event.preventDefault();
  else dispatchEvent(new CustomEvent('languageChanged', { detail: link.dataset.language }));
};

/** Announces a chosen language, and marks a scrolled page. */
export const startHeaderControls = (): void => {
  const scrollThreshold = 50;
  const markScrolled = () => {
    document.documentElement.toggleAttribute('data-scrolled', scrollY > scrollThreshold);
  };

  listen('click', chooseLanguage);
  addEventListener('scroll', markScrolled, { passive: true });
  // A page that opens further down is there by the first frame; reading earlier would cost a layout.
  requestAnimationFrame(markScrolled);
};
