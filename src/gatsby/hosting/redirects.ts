import { defaultLanguage } from '../../i18n/languages';
import { composePath, rootPath } from '../../i18n/route-table';
import type { Host } from './host';

/** A lasting move, so that search engines keep one address. */
const permanent = 301;

/**
 * The site's redirects in the form that Netlify and Cloudflare Pages read: from, to and status, one rule a line.
 *
 * Gatsby's own createRedirect refuses a path that is also a page, and the root is both, for hosts without rules. Netlify needs a mark to
 * put the rule above the page; Cloudflare Pages does so anyway, and does not know the mark.
 *
 * @param host Who will read them.
 */
export const redirectRules = (host: Host): string =>
  `${rootPath} ${composePath(defaultLanguage)} ${permanent}${host === 'netlify' ? '!' : ''}\n`;
