import { endFirstView } from './first-view';
import { startScripts } from './start-scripts';

/** How Gatsby asks for a script at the foot of a page. */
const scriptTag = /<script src="([^"]+)" async><\/script>/g;

/**
 * Lets a page start the site's scripts itself when its first view was painted, in place of the tags that fetch them at once.
 *
 * @param html A page as Gatsby has written it.
 * @returns The page with one script of its own instead; a page without such tags stays as it is.
 */
export const deferScripts = (html: string): string => {
  const sources = [...html.matchAll(scriptTag)].map(([, source]) => source);
  if (sources.length === 0) return html;
  const start = `<script>(${endFirstView.toString()})();(${startScripts.toString()})(${JSON.stringify(sources)})</script>`;
  let rest = start;
  // Functions as replacements, because the code may hold signs that mean something to `replace`.
  return html.replace(scriptTag, () => {
    const replacement = rest;
    rest = '';
    return replacement;
  });
};
