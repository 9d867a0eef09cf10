import { editorPolicy, policyPaths } from '../../../plugins/gatsby-plugin-content-editor';
import { icons, llmsPath, markdownPath, shareFolder } from '../../i18n/file-paths';
import { editorBackend, hasEditor } from '../content/editor-options';
import { emailOrigin } from '../../email-origin';
import { outboxSwitch } from '../email-settings';
import { cachingRules } from './caching';
import { sitePolicy, type InlineHashes } from './content-security-policy';
import type { HeaderRule } from './header-rules';

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
  // Messengers, search results and lists of links let the reader's browser fetch these, from their own site.
  ...[`${shareFolder}/*`, ...iconPaths].map((path) => ({
    path,
    headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  })),
];

/** What repeats the pages for language models must not stand beside them in search results. */
const searchRules: readonly HeaderRule[] = [markdownPath('/*'), llmsPath].map((path) => ({
  path,
  headers: { 'X-Robots-Tag': 'noindex' },
}));

/** All headers of the site. `env` is the environment of the build; throws if the editor's repository is not the address of one. */
export const siteHeaders = (env: NodeJS.ProcessEnv, hashes: InlineHashes): HeaderRule[] => {
  const site = sitePolicy(emailOrigin(env.GATSBY_EMAILJS_ORIGIN), hashes, !env[outboxSwitch]);
  const editor = `${editorPolicy(editorBackend(env))}; frame-ancestors 'none'`;
  const editorPaths = hasEditor(env) ? policyPaths : [];
  return [
    ...cachingRules,
    ...securityRules,
    ...searchRules,
    { path: '/*', headers: { 'Content-Security-Policy': site } },
    ...editorPaths.map((path) => ({ path, headers: { 'Content-Security-Policy': editor } })),
  ];
};
