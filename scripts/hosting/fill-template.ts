import { readFileSync } from 'node:fs';
import type { HeaderRule } from '../../src/gatsby/hosting/header-matching';

export interface SiteSettings {
  /** Host name of the site. */
  host: string;
  /** Folder of the build on the server. */
  root: string;
  /** Target of the root's redirect. */
  home: string;
  /** In the order of the rules. */
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

export const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/**
 * Fills in the `{{names}}` of a server's settings. Lines that begin with `##` explain the template and are left out.
 * @param parts The values that only this server has.
 * @throws If a name has no value.
 */
export const fillTemplate = (
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
