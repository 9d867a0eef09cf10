import type { Page } from '@playwright/test';

/** Watches how short the text of the page ever is, from now on. Of a page that is loaded again nothing can be read any more. */
export const watchText = (page: Page) =>
  page.evaluateHandle(() => {
    const length = () => {
      const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
      // Where scripts run its content is a text that nobody sees.
      main?.querySelectorAll('noscript').forEach((element) => element.remove());
      return main?.textContent.length ?? 0;
    };
    const seen = { first: length(), shortest: length() };
    new MutationObserver(() => {
      seen.shortest = Math.min(seen.shortest, length());
    }).observe(document.documentElement, { childList: true, subtree: true, characterData: true });
    return seen;
  });
