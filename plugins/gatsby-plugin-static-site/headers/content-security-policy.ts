import type { StaticSiteOptions } from '../options';
import type { InlineHashes } from './inline-hashes';

/** The Trusted Types policy of webpack's chunk loader. */
export const chunksPolicy = 'chunks';

export type PolicyOptions = Pick<
  StaticSiteOptions,
  'connectTo' | 'secure' | 'trustedTypes' | 'styleHashes'
>;

/** The policy of every page. */
export const sitePolicy = (
  { connectTo, secure, trustedTypes, styleHashes }: PolicyOptions,
  hashes: InlineHashes,
): string => {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes.scripts],
    'style-src-elem': ["'self'", ...styleHashes.map((hash) => `'${hash}'`), ...hashes.styles],
    // Style attributes are too many for hashes; `img-src` keeps them from loading foreign files.
    'style-src-attr': ["'unsafe-inline'"],
    // Small drawings are inlined as `data:`.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...connectTo],
    // Forms post to the same origins without JavaScript.
    'form-action': ["'self'", ...connectTo],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'worker-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [chunksPolicy, ...trustedTypes],
    ...(secure && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
};
