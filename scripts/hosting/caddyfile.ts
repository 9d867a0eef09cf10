import type { HeaderRule } from '../../src/gatsby/hosting/header-rule';

const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** A later rule replaces what an earlier one has set, as on the hosts. */
const headerBlock = ({ path, headers }: HeaderRule): string[] => [
  `\theader ${path} {`,
  ...Object.entries(headers).map(([name, value]) => `\t\t${name} ${quote(value)}`),
  '\t}',
];

/**
 * Composes the settings of a Caddy server.
 *
 * @param site Address of the site; Caddy gets its certificate by itself.
 * @param home Where the root leads to.
 * @param rules Headers, in their order.
 * @param revalidate How long an answer may be kept that is no file of the site.
 */
export const caddyfile = (
  site: string,
  home: string,
  rules: readonly HeaderRule[],
  revalidate: string,
): string =>
  [
    `${site} {`,
    '\troot * /srv/www/public',
    '\troute {',
    ...rules.flatMap(headerBlock).map((line) => `\t${line}`),
    `\t\tredir / ${home} 301`,
    // Only plain segments, so that nothing leads off the site.
    '\t\t@slash path_regexp slash ^((?:/[^/\\\\]+)+)/$',
    '\t\tredir @slash {re.slash.1} 301',
    '\t\t@private path /404.html /_headers /_redirects *.br *.gz',
    '\t\terror @private 404',
    '\t\ttry_files {path}/index.html {path}',
    '\t\tencode zstd gzip',
    '\t\tfile_server {',
    '\t\t\tprecompressed br gzip',
    '\t\t}',
    '\t}',
    '\thandle_errors {',
    `\t\theader Cache-Control ${quote(revalidate)}`,
    '\t\trewrite * /404.html',
    '\t\tfile_server',
    '\t}',
    '}',
    '',
  ].join('\n');
