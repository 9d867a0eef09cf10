import type { HeaderRule } from '../../src/gatsby/hosting/header-rule';

const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** A later rule replaces what an earlier one has set, as on the hosts. */
const headerBlock = ({ path, headers }: HeaderRule): string[] => [
  `\theader ${path} {`,
  ...Object.entries(headers).map(([name, value]) => `\t\t${name} ${quote(value)}`),
  '\t}',
];

/** A lasting move that keeps the query, and writes no question mark where there is none. */
const redirect = (name: string, matcher: string, target: string): string[] => [
  `\t\t@${name} {`,
  `\t\t\t${matcher}`,
  '\t\t}',
  `\t\t@${name}-query {`,
  `\t\t\t${matcher}`,
  '\t\t\texpression `{query} != ""`',
  '\t\t}',
  `\t\tredir @${name}-query ${target}?{query} 301`,
  `\t\tredir @${name} ${target} 301`,
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
    ...redirect('root', 'path /', home),
    // Only plain segments, so that nothing leads off the site.
    ...redirect('slash', 'path_regexp slash ^((?:/[^/\\\\]+)+)/$', '{re.slash.1}'),
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
