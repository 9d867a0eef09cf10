import { shareFolder } from '../../i18n/file-paths';
import type { HeaderRule } from './header-rule';

const twoYears = 2 * 365 * 24 * 60 * 60;

/** What browsers could offer to scripts, and this site has no use for. */
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

/** What every answer carries, apart from the policy for content. */
export const securityRules: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains`,
      'X-Content-Type-Options': 'nosniff',
      // For browsers that do not know `frame-ancestors`.
      'X-Frame-Options': 'DENY',
    },
  },
  // Social networks fetch these themselves, but some messengers let the reader's browser do it, from their own site.
  { path: `${shareFolder}/*`, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
];
