import { originsOf, type Backend } from './backend';
import { adminPath } from './paths';

/** The editor's Content-Security-Policy: connections to the site and the git host only, inline styles, WebAssembly for unpacking. */
export const editorPolicy = (backend: Backend | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' blob: data: https:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    'frame-src blob:',
    ["connect-src 'self' blob: data:", ...(backend ? originsOf(backend) : [])].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Local files need no sign-in. */
const withoutSignIn = '.buttons > .secondary { display: none }';

/** The editor's page; it includes the policy for servers that send no headers. */
export const editorPage = (title: string, backend: Backend | undefined): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${editorPolicy(backend)}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <meta name="referrer" content="no-referrer">
    <title>${title}</title>
    <style>${backend ? '' : withoutSignIn}</style>
    <script type="module" src="${adminPath}/admin.js"></script>
  </head>
  <body>
    <noscript>The editor needs JavaScript.</noscript>
  </body>
</html>
`;
