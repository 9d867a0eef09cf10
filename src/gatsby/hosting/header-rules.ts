import { editorPolicy, policyPaths } from '../../../plugins/gatsby-plugin-content-editor';
import { originOf } from '../../forms/sending/service-settings';
import { editorBackend, hasEditor } from '../content/editor-options';
import { outboxSwitch } from '../email-settings';
import { cachingRules } from './caching';
import { sitePolicy, type InlineHashes } from './content-security-policy';
import type { HeaderRule } from './header-rule';
import { securityRules } from './security-headers';

type Environment = Record<string, string | undefined>;

const policyRule = (path: string, policy: string): HeaderRule => ({
  path,
  headers: { 'Content-Security-Policy': policy },
});

/** The policies: one for all pages, and a wider one for the editor where there is one. */
const policyRules = (env: Environment, hashes: InlineHashes): HeaderRule[] => {
  const service = originOf(env.GATSBY_EMAILJS_ORIGIN);
  const editor = `${editorPolicy(editorBackend(env))}; frame-ancestors 'none'`;
  return [
    policyRule('/*', sitePolicy(service, hashes, !env[outboxSwitch])),
    ...(hasEditor(env) ? policyPaths.map((path) => policyRule(path, editor)) : []),
  ];
};

/**
 * Every header that is sent with the site.
 *
 * @param env The environment of the build: where forms send, and which repository the editor saves to.
 * @param hashes Hashes of the inline scripts and styles of the pages.
 * @throws When the repository of the editor is not the address of one.
 */
export const headerRules = (env: Environment, hashes: InlineHashes): HeaderRule[] => [
  ...cachingRules,
  ...securityRules,
  ...policyRules(env, hashes),
];
