import { defaultLanguage } from '../../i18n/languages';
import { composePath, rootPath } from '../../i18n/route-table';

export type Host = 'netlify' | 'cloudflare' | 'own';

/** Detects the host by its variable; `own` is any other machine: the site's own server, or the preview server. */
export const hostOf = (env: NodeJS.ProcessEnv): Host => {
  if (env.NETLIFY) return 'netlify';
  if (env.CF_PAGES) return 'cloudflare';
  return 'own';
};

const permanent = 301;

/** Gatsby's createRedirect rejects the root, which is also a page. Netlify needs `!` to prefer the rule; Cloudflare Pages always does. */
export const redirectRules = (host: Host): string =>
  `${rootPath} ${composePath(defaultLanguage)} ${permanent}${host === 'netlify' ? '!' : ''}\n`;
