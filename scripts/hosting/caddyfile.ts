import type { HeaderRule } from '../../src/gatsby/hosting/header-matching';
import type { SiteSettings } from './site-settings';
import { suspiciousPath, safePath } from './path-patterns';

const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** A later rule replaces an earlier one, as on the hosts. */
const headerBlock = ({ path, headers }: HeaderRule): string[] => [
  `\theader ${path} {`,
  ...Object.entries(headers).map(([name, value]) => `\t\t${name} ${quote(value)}`),
  '\t}',
];

/** A permanent redirect that keeps the query, and adds no question mark without one. */
const redirect = (name: string, matcher: string, target: string): string[] => [
  `\t\t@${name} {`,
  `\t\t\t${matcher}`,
  // What is sent there may be cached for a year.
  '\t\t\tnot path /static/*',
  '\t\t}',
  `\t\t@${name}-query {`,
  `\t\t\t${matcher}`,
  '\t\t\tnot path /static/*',
  '\t\t\texpression `{query} != ""`',
  '\t\t}',
  `\t\tredir @${name}-query ${target}?{query} 301`,
  `\t\tredir @${name} ${target} 301`,
];

/** Composes the settings of a Caddy server, which gets its own certificate. */
export const caddyfile = ({ host, root, home, rules, revalidate }: SiteSettings): string =>
  [
    `${host} {`,
    `\troot * ${root}`,
    '\troute {',
    ...rules.flatMap(headerBlock).map((line) => `\t${line}`),
    // An address of another spelling would show a page that does not know its path.
    `\t\t@odd expression \`{uri}.matches("${suspiciousPath}")\``,
    '\t\terror @odd 404',
    ...redirect('root', 'path / /index.html', home),
    ...redirect('index', `path_regexp index ^(${safePath})/index\\.html$`, '{re.index.1}'),
    ...redirect('slash', `path_regexp slash ^(${safePath})/$`, '{re.slash.1}'),
    '\t\t@private path /404.html /_headers /_redirects *.br *.gz',
    '\t\terror @private 404',
    // Caddy does not know this type, and would remove it.
    '\t\t@manifest path *.webmanifest',
    '\t\theader @manifest {',
    '\t\t\tContent-Type application/manifest+json',
    '\t\t\tdefer',
    '\t\t}',
    '\t\ttry_files {path}/index.html {path}',
    '\t\tencode zstd gzip',
    '\t\tfile_server {',
    '\t\t\tprecompressed br gzip',
    '\t\t}',
    '\t}',
    '\thandle_errors {',
    `\t\theader Cache-Control ${quote(revalidate)}`,
    '\t\trewrite * /404.html',
    '\t\tfile_server {',
    '\t\t\tprecompressed br gzip',
    '\t\t}',
    '\t}',
    '}',
    '',
  ].join('\n');
