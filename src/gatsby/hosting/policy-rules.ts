import { adminPath } from '../../../plugins/gatsby-plugin-content-editor/src/paths';
import { originOf } from '../../forms/sending/service-settings';
import { readBackend } from '../../../plugins/gatsby-plugin-content-editor/src/backend';
import { hasEditor } from '../../../plugins/gatsby-plugin-content-editor/src/write-editor';
import { outboxSwitch } from '../email-settings';
import { editorPolicy, sitePolicy, type InlineHashes } from './content-security-policy';
import type { HeaderRule } from './header-rule';

type Environment = Record<string, string | undefined>;

const editorRules = (env: Environment): HeaderRule[] => {
  if (!hasEditor(env)) return [];
  const policy = `${editorPolicy(readBackend(env))}; frame-ancestors 'none'`;
  // Its page, and its workers, which have a policy of their own. An unknown address below it is answered with a page of the site.
  return [adminPath, `${adminPath}/`, `${adminPath}/assets/*`, `${adminPath}/parts/*`].map(
    (path) => ({
      path,
      headers: { 'Content-Security-Policy': policy },
    }),
  );
};

/**
 * The policies for content: one for all pages, and a wider one for the editor where there is one.
 *
 * @param env The process's environment; it says where forms send, and what the editor saves to.
 * @param hashes What stands in the pages themselves.
 */
export const policyRules = (env: Environment, hashes: InlineHashes): HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': sitePolicy(
        originOf(env.GATSBY_EMAILJS_ORIGIN),
        hashes,
        !env[outboxSwitch],
      ),
    },
  },
  ...editorRules(env),
];
