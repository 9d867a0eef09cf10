import { JSDOM, VirtualConsole } from 'jsdom';

/** Programs and their settings; structured data, which no browser runs, stays. */
const scripts = 'script:not([type="application/ld+json"])';

const hints = [
  'link[rel="modulepreload"]',
  'link:is([rel="preload"], [rel="prefetch"]):is([as="script"], [as="fetch"], [href$=".js"])',
].join();

/**
 * Takes all scripts out of a page, and what tells the browser to fetch scripts or their data.
 *
 * @param html The page.
 * @returns The page without them.
 */
export const withoutScripts = (html: string): string => {
  // A console of its own keeps jsdom from printing the CSS that it cannot read.
  const dom = new JSDOM(html, { virtualConsole: new VirtualConsole() });
  for (const element of dom.window.document.querySelectorAll(`${scripts}, ${hints}`)) {
    element.remove();
  }
  return dom.serialize();
};
