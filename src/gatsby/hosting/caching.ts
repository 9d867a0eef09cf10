import { adminPath } from '../../../plugins/gatsby-plugin-content-editor';
import type { HeaderRule } from './header-rules';

export const immutable = 'public, max-age=31536000, immutable';

/** For everything that keeps its name: requested again every time, and answered with 304 if unchanged. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** A check ensures that files in `static/` and webpack's scripts and styles have hashed names; the editor's script has none. */
export const cachingRules: readonly HeaderRule[] = [
  { path: '/*', headers: { 'Cache-Control': revalidate } },
  { path: '/static/*', headers: { 'Cache-Control': immutable } },
  { path: '/*.js', headers: { 'Cache-Control': immutable } },
  { path: '/*.css', headers: { 'Cache-Control': immutable } },
  { path: `${adminPath}/*`, headers: { 'Cache-Control': revalidate } },
];
