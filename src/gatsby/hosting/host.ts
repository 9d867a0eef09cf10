type Environment = Record<string, string | undefined>;

/** Where a build runs, and so who will serve it. */
export type Host = 'netlify' | 'cloudflare' | 'own';

/**
 * Tells on whose machines the site is built; both hosts announce themselves in the environment of their builds.
 *
 * @param env The process's environment.
 * @returns `own` where no host says its name: a server that somebody sets up, or the preview server.
 */
export const hostOf = (env: Environment): Host => {
  if (env.NETLIFY) return 'netlify';
  if (env.CF_PAGES) return 'cloudflare';
  return 'own';
};
