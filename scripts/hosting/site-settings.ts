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
