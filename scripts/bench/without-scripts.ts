import { JSDOM, VirtualConsole } from 'jsdom';

/** Scripts and their settings; structured data, which browsers do not run, stays. */
const scripts = 'script:not([type="application/ld+json"])';

const hints = [
  'link[rel="modulepreload"]',
  'link:is([rel="preload"], [rel="prefetch"]):is([as="script"], [as="fetch"], [href$=".js"])',
].join();

/** Removes all scripts from a page, and the hints that fetch scripts or their data. */
export const withoutScripts = (html: string): string => {
  // A separate console keeps jsdom from printing the CSS that it cannot parse.
  const dom = new JSDOM(html, { virtualConsole: new VirtualConsole() });
  for (const element of dom.window.document.querySelectorAll(`${scripts}, ${hints}`)) {
    element.remove();
  }
  return dom.serialize();
};
