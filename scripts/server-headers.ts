import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  parseHeaders,
  pathPattern,
  type HeaderRule,
} from '../plugins/gatsby-plugin-static-site/headers/header-rules';

/**
 * Directives for Caddy, in the order of the rules: inside of `route`, a later one replaces an
 * earlier one.
 */
const caddyHeaders = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }, index) => {
      const lines = Object.entries(headers).map(([name, value]) => `\t${name} \`${value}\`\n`);
      const matcher = `@headers${index}`;
      return `${matcher} path_regexp \`${pathPattern(path)}$\`\nheader ${matcher} {\n${lines.join('')}}\n`;
    })
    .join('');

const quote = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

const variableOf = (name: string): string => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * A variable for each header of nginx, by status and address. There the first match counts; an
 * empty header is not sent.
 */
const nginxMaps = (rules: readonly HeaderRule[], names: readonly string[]): string =>
  names
    .map((name) => {
      const lines = rules.toReversed().flatMap(({ path, headers }) => {
        const value = Object.entries(headers).find(([one]) => one === name)?.[1];
        const address = `~^\\d+${pathPattern(path, '[^?]*').slice(1)}(?:\\?|$)`;
        return value === undefined ? [] : `\t"${address}" ${quote(value)};\n`;
      });
      // A missing file may exist after the next deploy.
      const missing = name === 'Cache-Control' ? '\t"~^404" "no-cache";\n' : '';
      return `map $status$request_uri ${variableOf(name)} {\n${missing}${lines.join('')}\tdefault "";\n}\n`;
    })
    .join('');

/**
 * The headers of a build as files for servers that do not read `_headers`.
 * @param text What stands in `_headers`.
 * @returns The text of each file by its name.
 */
export const serverHeaders = (text: string): Record<string, string> => {
  const rules = parseHeaders(text);
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  return {
    'headers.caddy': caddyHeaders(rules),
    'nginx-maps.conf': nginxMaps(rules, names),
    'nginx-headers.conf': names
      .map((name) => `add_header ${name} ${variableOf(name)} always;\n`)
      .join(''),
  };
};

if (process.argv[1]?.endsWith('server-headers.ts')) {
  const [, , folder = 'server'] = process.argv;
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(serverHeaders(readFileSync('public/_headers', 'utf8'))))
    writeFileSync(join(folder, name), text);
}
