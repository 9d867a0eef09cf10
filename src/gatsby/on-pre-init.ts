import type { ParentSpanPluginArgs } from 'gatsby';
import { dropStaleCache } from './cache/stale-cache';
import { reduceAvifEffort } from './images/avif-effort';

/** Runs before Gatsby decides whether its cache is still valid. */
export const onPreInit = (args: ParentSpanPluginArgs): void => {
  reduceAvifEffort();
  dropStaleCache(args);
};
