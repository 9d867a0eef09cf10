import { adminPath } from '../../admin/paths';
import { originsOf, type Backend } from './backend';

/**
 * What the editor may talk to: the site itself and the git host. Sveltia CMS knows more addresses, for maps, stock photos and
 * translation services, none of which is of use here.
 */
const securityPolicy = (backend: Backend | undefined): string => {
  const hosts = backend ? originsOf(backend) : [];
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' blob: data: https:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    'frame-src blob:',
    ["connect-src 'self' blob: data:", ...hosts].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
};

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
    <meta http-equiv="Content-Security-Policy" content="${securityPolicy(backend)}">
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
