import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { IAdapter, RoutesManifest } from 'gatsby';
import { adminPath } from '../../../plugins/gatsby-plugin-content-editor';
import { defaultLanguage } from '../../i18n/languages';
import { composePath, rootPath } from '../../i18n/route-table';
import { builtFiles } from './built-files';
import { immutable } from './caching';
import { compressFiles } from './compress';
import { flattenPages } from './flat-pages';
import { siteHeaders } from './site-headers';
import { formatHeaders } from './header-rules';
import { inlineHashes } from './inline-hashes';
import { removeOldFiles } from './remove-old-files';

type Host = 'netlify' | 'cloudflare' | 'own';

/** Detects the host by its variable; `own` is any other machine: the site's own server, or the preview server. */
const hostOf = (env: NodeJS.ProcessEnv): Host => {
  if (env.NETLIFY) return 'netlify';
  if (env.CF_PAGES) return 'cloudflare';
  return 'own';
};

const permanent = 301;

/** Gatsby's createRedirect rejects the root, which is also a page. Netlify needs `!` to prefer the rule; Cloudflare Pages always does. */
const redirectRules = (host: Host): string =>
  `${rootPath} ${composePath(defaultLanguage)} ${permanent}${host === 'netlify' ? '!' : ''}\n`;

/** Gatsby allows only webpack's files to be cached indefinitely. */
const webpackFiles = (routes: RoutesManifest): Set<string> =>
  new Set(
    routes.flatMap((route) =>
      route.type === 'static' && route.headers.some(({ value }) => value === immutable)
        ? [basename(route.filePath)]
        : [],
    ),
  );

/** Replaces Gatsby's option `headers`, which is read before inline hashes are known, and makes more rules than Cloudflare Pages reads. */
export const hostingAdapter = (env: NodeJS.ProcessEnv): IAdapter => ({
  name: 'static-hosts',
  adapt: async ({ routesManifest, reporter }) => {
    const folder = resolve('public');
    const host = hostOf(env);
    removeOldFiles(folder, webpackFiles(routesManifest), host === 'own');
    const pages = builtFiles(folder)
      .filter((file) => file.endsWith('.html') && !`/${file}`.startsWith(`${adminPath}/`))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    const rules = siteHeaders(env, inlineHashes(pages));
    writeFileSync(join(folder, '_headers'), formatHeaders(rules));
    writeFileSync(join(folder, '_redirects'), redirectRules(host));
    if (host !== 'own') return flattenPages(folder);

    const timer = reporter.activityTimer('compressing files');
    timer.start();
    await compressFiles(folder);
    timer.end();
  },
});
