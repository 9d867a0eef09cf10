import { cachingRules } from './caching';
import type { InlineHashes } from './content-security-policy';
import type { HeaderRule } from './header-rule';
import { policyRules } from './policy-rules';
import { securityRules } from './security-headers';

/**
 * Every header that goes out with the site.
 *
 * @param env The environment of the build.
 * @param hashes What stands in the pages themselves.
 */
export const headerRules = (
  env: Record<string, string | undefined>,
  hashes: InlineHashes,
): HeaderRule[] => [...cachingRules, ...securityRules, ...policyRules(env, hashes)];
