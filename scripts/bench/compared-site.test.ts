/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { reference, withoutScripts, withPictureOf } from './compared-site';

test('scripts and the hints for them go; styles, fonts and structured data stay', () => {
  const kept = [
    '<style>p > a{color:red}</style>',
    '<link rel="preload" as="font" href="/text.woff2">',
    '<script type="application/ld+json">{"@type":"WebPage"}</script>',
  ].join('');
  const html = withoutScripts(`<!doctype html><head>${kept}
    <script>begin()</script>
    <script type="module" src="/app.js"></script>
    <script type="speculationrules">{}</script>
    <link rel="preload" as="script" href="/app.js">
    <link as="fetch" rel="prefetch" href="/page-data.json">
    <link rel="prefetch" href="/later.js">
    <link rel="modulepreload" href="/part.mjs">
  </head><body><p>Text</p></body>`);
  expect(html.replace(/\s+</g, '<')).toBe(
    `<!DOCTYPE html><html><head>${kept}</head><body><p>Text</p></body></html>`,
  );
});

const referenceHtml = readFileSync(reference, 'utf8');

test('the reference page shows the picture of the first view, below its lead, and stays as it is without one', () => {
  const html = withPictureOf(
    referenceHtml,
    `<img src="/later.jpg" loading="lazy"><picture class="frame"><source srcset="/first.avif"><img
      src="/first.jpg" loading="eager" fetchpriority="high" style="opacity:0"></picture>`,
  );
  expect(html).toMatch(
    /<\/h1>\s*<p>[^<]*<\/p><picture><source srcset="\/first.avif"><img src="\/first.jpg" loading="eager" fetchpriority="high"><\/picture>/,
  );
  expect(withPictureOf(referenceHtml, '<img src="/later.jpg" loading="lazy">')).toBe(referenceHtml);
});
