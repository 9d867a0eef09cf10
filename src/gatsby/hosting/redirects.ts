import { defaultLanguage } from '../../i18n/languages';
import { composePath, rootPath } from '../../i18n/route-table';

/** Who serves a build. */
export type Host = 'netlify' | 'cloudflare' | 'own';

/**
 * @param env The process's environment, in which both hosts set a variable of their own.
 * @returns `own` for every other machine: the site's own server, or the preview server.
 */
export const hostOf = (env: Record<string, string | undefined>): Host => {
  if (env.NETLIFY) return 'netlify';
  if (env.CF_PAGES) return 'cloudflare';
  return 'own';
};

/** A permanent move, so that search engines keep one address. */
const permanent = 301;

/**
 * The site's redirects in the form of Netlify and Cloudflare Pages: from, to and status, one rule per line.
 *
 * Gatsby's createRedirect rejects a path that is also a page, and the root is both, for hosts without rules. Netlify needs a mark to
 * put the rule above the page; Cloudflare Pages does so anyway, and does not know the mark.
 *
 * @param host Who serves the build.
 */
export const redirectRules = (host: Host): string =>
  `${rootPath} ${composePath(defaultLanguage)} ${permanent}${host === 'netlify' ? '!' : ''}\n`;
