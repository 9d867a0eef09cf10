import { trustedTypesPolicies } from './trusted-types';

/** Directives of a policy, each with what it allows; `require-…` and `upgrade-…` have no sources. */
type Directives = Record<string, readonly string[]>;

const compose = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** What stands in the pages themselves, as `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The policy of every page.
 *
 * @param service Origin of the e-mail service; empty where it is the site's own.
 * @param hashes What stands in the pages.
 * @param secure Whether the site is served over https.
 */
export const sitePolicy = (service: string, hashes: InlineHashes, secure: boolean): string => {
  const serviceSource = service ? [service] : [];
  return compose({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes.scripts],
    'style-src-elem': ["'self'", ...hashes.styles],
    // Style attributes (sizes of headings, colours behind pictures) are too many for hashes; `img-src` keeps them from loading foreign things.
    'style-src-attr': ["'unsafe-inline'"],
    // Small drawings, such as the icon of the tab, stand in the pages as `data:`.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...serviceSource],
    // Without scripts the forms post themselves to the service, and the plans' buttons lead to the contact page.
    'form-action': ["'self'", ...serviceSource],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'worker-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypesPolicies,
    ...(secure && { 'upgrade-insecure-requests': [] }),
  });
};
