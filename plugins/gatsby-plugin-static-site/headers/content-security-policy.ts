import type { InlineHashes } from './inline-hashes';

/** The only code that may turn text into script addresses or markup: webpack's chunk loader and `src/components/ui/prose.tsx`. */
const trustedTypesPolicies = ['chunks', 'prose'] as const;

export const chunksPolicy: (typeof trustedTypesPolicies)[number] = 'chunks';

/** The style element that sonner 1.7.4 adds, empty at first and then filled; it has no option for a nonce or a stylesheet. */
const toastStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-Od9mHMH7x2G6QuoV3hsPkDCwIyqbg2DX3F5nLeCYQBc='",
];

/** The policy of every page. `connectTo` are origins to which pages may send; `secure` means that the site has https. */
export const sitePolicy = (
  connectTo: readonly string[],
  hashes: InlineHashes,
  secure: boolean,
): string => {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes.scripts],
    'style-src-elem': ["'self'", ...toastStyles, ...hashes.styles],
    // Style attributes are too many for hashes; `img-src` keeps them from loading foreign files.
    'style-src-attr': ["'unsafe-inline'"],
    // Small drawings, such as the logo, are inlined as `data:`.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...connectTo],
    // Without JavaScript, forms post to the service, and plans lead to the contact page.
    'form-action': ["'self'", ...connectTo],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'worker-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypesPolicies,
    ...(secure && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
};
