import { readFileSync } from 'node:fs';
import { patternOf, type HeaderRule } from '../../src/gatsby/hosting/header-rules';

export interface SiteSettings {
  host: string;
  /** Folder of the build on the server. */
  root: string;
  /** Target of the root's redirect. */
  home: string;
  rules: readonly HeaderRule[];
  /** `Cache-Control` of responses that are no file of the site. */
  revalidate: string;
}

/** A path in the characters of the site's addresses: it cannot lead off the site or break a header's line. */
const safePath = '(?:/[A-Za-z0-9_.~-]+)+';

/**
 * What no path of the site contains: encoded slashes, backslashes, dots and zeros, empty and dot segments, and names too long for a disk.
 * Valid for Go (RE2) and nginx (PCRE).
 */
export const suspiciousPath = '(?i)^[^?]*(%2f|%5c|%2e|%00|//|/[.]{1,2}(/|[?]|$)|[^/?]{250})';

const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/**
 * Fills in the `{{names}}` of a server's settings. Lines that begin with `##` explain the template and are left out.
 * @param parts The values that only this server has.
 * @throws If a name has no value.
 */
const fillTemplate = (
  template: string,
  { host, root, home, revalidate }: SiteSettings,
  parts: Record<string, string>,
): string => {
  const values = new Map(
    Object.entries({
      host,
      root,
      home,
      safePath,
      suspiciousPath,
      revalidate: quote(revalidate),
      ...parts,
    }),
  );
  return readFileSync(template, 'utf8')
    .replace(/^[ \t]*##.*\n/gm, '')
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values.get(name);
      if (value === undefined) throw new Error(`${template} has no value for {{${name}}}.`);
      return value;
    });
};

/** Caddy's own patterns end at a slash: `/*.md` would miss `/en/about.md`. */
const headerBlock = ({ path, headers }: HeaderRule, index: number): string[] => [
  `@rule-${index} path_regexp ${patternOf(path).source}`,
  `header @rule-${index} {`,
  ...Object.entries(headers).map(([name, value]) => `\t${name} ${quote(value)}`),
  '}',
];

/** Composes the settings of a Caddy server, which gets its own certificate. */
export const caddyfile = (settings: SiteSettings): string =>
  fillTemplate('scripts/hosting/Caddyfile', settings, {
    headers: settings.rules.flatMap(headerBlock).join('\n\t\t'),
  });

const variableOf = (name: string): string => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** In the rules the last match applies, in a map the first one. */
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

const addHeader = (name: string): string =>
  `add_header ${name} ${name === 'Cache-Control' ? '$site_caching' : variableOf(name)} always;`;

/** Composes the settings of an nginx server, for its `conf.d` folder. */
export const nginxConf = (settings: SiteSettings): string => {
  const { rules } = settings;
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  return fillTemplate('scripts/hosting/nginx.conf', settings, {
    maps: names.flatMap((name) => mapOf(name, rules)).join('\n'),
    headers: names.map(addHeader).join('\n    '),
  });
};
