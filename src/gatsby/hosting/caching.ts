import { adminPath } from '../../../plugins/gatsby-plugin-content-editor';
import type { HeaderRule } from './header-rule';

/** For files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** For everything that keeps its name: it is asked for again every time, and answered with 304 while it is the same. */
export const revalidate = 'public, max-age=0, must-revalidate';

/**
 * How long files may be kept. Gatsby keeps pictures, videos and fonts in `static/`, and webpack puts scripts and styles with their
 * hash beside the pages; a check of the built site holds them to it. The editor's script has no hash.
 */
export const cachingRules: readonly HeaderRule[] = [
  { path: '/*', headers: { 'Cache-Control': revalidate } },
  { path: '/static/*', headers: { 'Cache-Control': immutable } },
  { path: '/*.js', headers: { 'Cache-Control': immutable } },
  { path: '/*.css', headers: { 'Cache-Control': immutable } },
  { path: `${adminPath}/*`, headers: { 'Cache-Control': revalidate } },
];
