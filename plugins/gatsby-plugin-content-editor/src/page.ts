import { adminPath } from './paths';
import { editorPolicy } from '../../../src/gatsby/hosting/content-security-policy';
import type { Backend } from './backend';

/** There is nobody to sign in with. */
const withoutSignIn = '.buttons > .secondary { display: none }';

/**
 * Writes the page on which the editor runs.
 *
 * @param brand The site's name.
 * @param backend The repository that it saves to, where one is named.
 */
export const editorPage = (brand: string, backend: Backend | undefined): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${editorPolicy(backend)}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <meta name="referrer" content="no-referrer">
    <title>${brand}: content editor</title>
    <style>${backend ? '' : withoutSignIn}</style>
    <script type="module" src="${adminPath}/admin.js"></script>
  </head>
  <body>
    <noscript>The editor needs JavaScript.</noscript>
  </body>
</html>
`;
