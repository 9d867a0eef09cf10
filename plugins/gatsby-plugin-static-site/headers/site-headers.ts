import { icons, llmsPath, markdownPath, shareFolder } from '../paths';
import type { StaticSiteOptions } from '../options';
import { sitePolicy, type PolicyOptions } from './content-security-policy';
import type { HeaderRule } from './header-rules';
import type { InlineHashes } from './inline-hashes';

const immutable = 'public, max-age=31536000, immutable';

/**
 * For files whose names have no hash: a browser asks every time, and gets 304 if they are
 * unchanged.
 */
const revalidate = 'public, max-age=0, must-revalidate';

/** Gatsby and webpack put a hash into the names of the immutable files. */
const cachingRules: readonly HeaderRule[] = [
  { path: '/*', headers: { 'Cache-Control': revalidate } },
  { path: '/static/*', headers: { 'Cache-Control': immutable } },
  { path: '/*.js', headers: { 'Cache-Control': immutable } },
  { path: '/*.css', headers: { 'Cache-Control': immutable } },
];

const twoYears = 2 * 365 * 24 * 60 * 60;

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

const iconPaths = [icons.ico, icons.svg, icons.touch, icons.small.path, icons.large.path];

const securityRules: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains`,
      'X-Content-Type-Options': 'nosniff',
      // For browsers without `frame-ancestors`.
      'X-Frame-Options': 'DENY',
    },
  },
  // Messengers and search results load these from their own sites.
  ...[`${shareFolder}/*`, ...iconPaths].map((path) => ({
    path,
    headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  })),
];

/** Copies of the pages for language models stay out of search results. */
const robotsRules: readonly HeaderRule[] = [markdownPath('/*'), llmsPath].map((path) => ({
  path,
  headers: { 'X-Robots-Tag': 'noindex' },
}));

/**
 * All headers of the site, in the order in which later rules replace earlier ones.
 * @param hashes Of the inline scripts and styles of all pages.
 */
export const siteHeaders = (
  { headers, ...options }: PolicyOptions & Pick<StaticSiteOptions, 'headers'>,
  hashes: InlineHashes,
): HeaderRule[] => [
  ...cachingRules,
  ...securityRules,
  ...robotsRules,
  { path: '/*', headers: { 'Content-Security-Policy': sitePolicy(options, hashes) } },
  ...headers,
];
