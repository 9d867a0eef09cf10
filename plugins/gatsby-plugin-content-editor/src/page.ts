import { originsOf } from './backend';

export const adminPath = '/admin';

/** Paths with the editor's policy; other paths below show the 404 page of the site. */
const policyPaths = [adminPath, `${adminPath}/`, `${adminPath}/assets/*`, `${adminPath}/parts/*`];

/**
 * The editor's Content-Security-Policy: connections to the site and the git host only, inline
 * styles, WebAssembly for unpacking.
 */
const editorPolicy = (repository: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' blob: data: https:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    'frame-src blob:',
    ["connect-src 'self' blob: data:", ...originsOf(repository)].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Headers of the editor's files, whose names have no hash. */
export const editorHeaders = (repository: string | undefined) => [
  { path: `${adminPath}/*`, headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' } },
  ...policyPaths.map((path) => ({
    path,
    headers: { 'Content-Security-Policy': `${editorPolicy(repository)}; frame-ancestors 'none'` },
  })),
];

/** Local files need no sign-in. */
const withoutSignIn = '<style>.buttons > .secondary { display: none }</style>';

/** The editor's page; it includes the policy for servers that send no headers. */
export const editorPage = (repository: string | undefined): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${editorPolicy(repository)}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <meta name="referrer" content="no-referrer">
    <title>Content editor</title>
    <link rel="cms-config-url" type="application/json" href="${adminPath}/config.json">
    ${repository ? '' : withoutSignIn}
    <script type="module" src="${adminPath}/admin.js"></script>
  </head>
  <body></body>
</html>
`;
