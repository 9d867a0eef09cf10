/** @jest-environment node */
import { withoutScripts } from './compared-site';

test('scripts and the hints for them go', () => {
  const html = withoutScripts(`<!doctype html><head>
    <script>begin()</script>
    <script type="module" src="/app.js"></script>
    <script type="speculationrules">{}</script>
    <link rel="preload" as="script" href="/app.js">
    <link as="fetch" rel="prefetch" href="/page-data.json">
    <link rel="prefetch" href="/later.js">
    <link rel="modulepreload" href="/part.mjs">
  </head><body><p>Text</p></body>`);
  expect(html).toMatch(/<p>Text<\/p>/);
  expect(html).not.toMatch(/<script|<link/);
});

test('styles, fonts and structured data stay', () => {
  const head = [
    '<style>p > a{color:red}</style>',
    '<link rel="preload" as="font" href="/text.woff2">',
    '<script type="application/ld+json">{"@type":"WebPage"}</script>',
  ].join('');
  expect(withoutScripts(`<!doctype html><head>${head}</head>`)).toContain(head);
});
