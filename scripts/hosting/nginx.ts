import { patternOf, type HeaderRule } from '../../src/gatsby/hosting/header-matching';
import type { SiteSettings } from './site-settings';
import { suspiciousPath, safePath } from './path-patterns';

const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

const variableOf = (name: string): string => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

const namesIn = (rules: readonly HeaderRule[]): string[] => [
  ...new Set(rules.flatMap(({ headers }) => Object.keys(headers))),
];

/** One map per header: nginx takes the first matching pattern, and in the rules the last one applies. */
const mapOf = (name: string, rules: readonly HeaderRule[]): string[] => [
  `map $request_path ${variableOf(name)} {`,
  ...rules
    .flatMap(({ path, headers }) => {
      const value = Object.entries(headers).find(([key]) => key === name)?.[1];
      return value ? [`    ${quote(`~${patternOf(path).source}`)} ${quote(value)};`] : [];
    })
    .reverse(),
  '}',
];

/** Composes the settings of an nginx server, for its `conf.d` folder. */
export const nginxConf = ({ host, root, home, rules, revalidate }: SiteSettings): string => {
  const names = namesIn(rules);
  return [
    'map $request_uri $request_path {',
    '    "~^([^?]*)" $1;',
    '}',
    ...names.flatMap((name) => mapOf(name, rules)),
    'map $request_uri $odd_address {',
    `    "~${suspiciousPath}" 1;`,
    '}',
    // The 404 page that is sent for an odd address is not odd itself.
    'map $uri $is_odd {',
    '    volatile;',
    '    /404.html "";',
    '    default $odd_address;',
    '}',
    'map $status $site_caching {',
    // Redirects and 404 pages must not be cached like files.
    `    "~^(?:301|404)$" ${quote(revalidate)};`,
    `    default ${variableOf('Cache-Control')};`,
    '}',
    'server {',
    '    listen 80;',
    '    listen [::]:80;',
    `    server_name ${host};`,
    // Not the visitor's Host header, which could lead off the site.
    `    return 301 https://${host}$request_uri;`,
    '}',
    'server {',
    '    listen 443 ssl http2;',
    '    listen [::]:443 ssl http2;',
    // A longer address also gets the 404 page.
    '    large_client_header_buffers 4 32k;',
    `    server_name ${host};`,
    `    ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;`,
    `    ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;`,
    `    root ${root};`,
    '    charset utf-8;',
    '    charset_types application/json application/xml image/svg+xml text/markdown text/plain;',
    '    absolute_redirect off;',
    '    error_page 404 /404.html;',
    '    gzip_static on;',
    '    gzip_vary on;',
    '    # With the module ngx_brotli: brotli_static on;',
    ...names.map((name) => {
      const variable = name === 'Cache-Control' ? '$site_caching' : variableOf(name);
      return `    add_header ${name} ${variable} always;`;
    }),
    // An address of another spelling would show a page that does not know its path.
    '    if ($is_odd) { return 404; }',
    `    location ~ ^/(?:index\\.html)?$ { return 301 ${home}$is_args$args; }`,
    '    location = /404.html { internal; }',
    '    location ~ ^/_(?:headers|redirects)$|\\.(?:br|gz)$ { return 404; }',
    // Types that nginx does not know.
    '    location ~ \\.md$ { default_type text/markdown; }',
    '    location ~ \\.webmanifest$ { default_type application/manifest+json; }',
    `    location ~ "^(${safePath})/(?:index\\.html)?$" { return 301 $1$is_args$args; }`,
    '    location / { try_files $uri/index.html $uri =404; }',
    '}',
    '',
  ].join('\n');
};
