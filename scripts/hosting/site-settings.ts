import type { HeaderRule } from '../../src/gatsby/hosting/header-rule';

/** What the settings of a server are composed from. */
export interface SiteSettings {
  /** Name of the site. */
  host: string;
  /** Where the build lies on the server. */
  root: string;
  /** Where the root leads to. */
  home: string;
  /** Headers, in their order. */
  rules: readonly HeaderRule[];
  /** How long an answer may be kept that is no file of the site. */
  revalidate: string;
}
