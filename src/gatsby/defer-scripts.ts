import { canStart } from './can-start';
import { endFirstView } from './first-view';
import { renewOutdated } from './renew-outdated';
import { startScripts } from './start-scripts';

/** How Gatsby asks for a script at the foot of a page. */
const scriptTag = /<script src="([^"]+)" async><\/script>/g;

/** Gatsby tells each page its path in a script, which would be another one on every page. */
const pagePath = /<script id="gatsby-script-loader">.*?window\.pagePath="([^"]+)";.*?<\/script>/s;

/**
 * Lets all pages have the same inline scripts, so that the policy for content can name each by its hash, whatever the number of pages.
 *
 * @param html A page as Gatsby has written it.
 * @returns The page, with its path in an attribute.
 */
export const unifyScripts = (html: string): string =>
  html.replace(
    pagePath,
    (_script, path) =>
      `<script data-page-path="${path}">window.pagePath=document.currentScript.dataset.pagePath</script>`,
  );

/**
 * Lets a page start the site's scripts itself when its first view was painted, in place of the tags that fetch them at once.
 *
 * @param html A page as Gatsby has written it.
 * @returns The page with one script of its own instead; a page without such tags stays as it is.
 */
export const deferScripts = (html: string): string => {
  const sources = [...html.matchAll(scriptTag)].map(([, source]) => source);
  if (sources.length === 0) return html;
  const start = `<script>(${endFirstView.toString()})();(${renewOutdated.toString()})();(${startScripts.toString()})(${JSON.stringify(sources)},${canStart.toString()})</script>`;
  let rest = start;
  // Functions as replacements, because the code may hold signs that mean something to `replace`.
  return html.replace(scriptTag, () => {
    const replacement = rest;
    rest = '';
    return replacement;
  });
};
