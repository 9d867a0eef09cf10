import { readFileSync } from 'node:fs';
import type { HeaderRule } from '../../src/gatsby/hosting/header-matching';
import { safePath, suspiciousPath } from './path-patterns';

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
      ...{ host, root, home, safePath, suspiciousPath },
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
