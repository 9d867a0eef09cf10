import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { IAdapter, RoutesManifest } from 'gatsby';
import { adminPath } from '../../../plugins/gatsby-plugin-content-editor';
import { builtFiles } from './built-files';
import { immutable } from './caching';
import { compressFiles } from './compress';
import { flattenPages } from './flat-pages';
import { siteHeaders } from './site-headers';
import { formatHeaders } from './headers-format';
import { inlineHashes } from './inline-hashes';
import { removeOldFiles } from './remove-old-files';
import { hostOf, redirectRules } from './redirects';

/** Gatsby allows only webpack's files to be cached indefinitely. */
const webpackFiles = (routes: RoutesManifest): Set<string> =>
  new Set(
    routes.flatMap((route) =>
      route.type === 'static' && route.headers.some(({ value }) => value === immutable)
        ? [basename(route.filePath)]
        : [],
    ),
  );

const pagesIn = (folder: string): string[] =>
  builtFiles(folder)
    .filter((file) => file.endsWith('.html') && !`/${file}`.startsWith(`${adminPath}/`))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Replaces Gatsby's option `headers`, which is read before inline hashes are known, and makes more rules than Cloudflare Pages reads. */
export const hostingAdapter = (env: NodeJS.ProcessEnv): IAdapter => ({
  name: 'static-hosts',
  adapt: async ({ routesManifest, reporter }) => {
    const folder = resolve('public');
    const host = hostOf(env);
    removeOldFiles(folder, webpackFiles(routesManifest), host === 'own');
    const rules = siteHeaders(env, inlineHashes(pagesIn(folder)));
    writeFileSync(join(folder, '_headers'), formatHeaders(rules));
    writeFileSync(join(folder, '_redirects'), redirectRules(host));
    if (host !== 'own') return flattenPages(folder);

    const timer = reporter.activityTimer('compressing files');
    timer.start();
    await compressFiles(folder);
    timer.end();
  },
});
