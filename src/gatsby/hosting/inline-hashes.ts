import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { InlineHashes } from './content-security-policy';

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Scripts without `src`; those of another type are data and do not run. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="(?!module)))[^>]*>(.*?)<\/script>/gs;
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;

const textsIn = (pages: readonly string[], element: RegExp): string[] => [
  ...new Set(pages.flatMap((html) => [...html.matchAll(element)].map(([, text]) => text ?? ''))),
];

const toastsScript = 'node_modules/sonner/dist/index.mjs';

/** Reads the styles that sonner 1.7 adds on first use; it has no option for a nonce or a stylesheet. Throws if they are not found. */
export const toastStyles = (): string => {
  const [, text] =
    /\(`(:where\(html\[dir="ltr"\].*?)`\)/s.exec(readFileSync(toastsScript, 'utf8')) ?? [];
  if (!text) {
    throw new Error(
      `The styles of toasts were not found in ${toastsScript}; the Content-Security-Policy has to allow them, see src/gatsby/hosting/inline-hashes.ts.`,
    );
  }
  return text.replaceAll('\\n', '\n');
};

/** Finds the inline scripts and styles in the HTML of all pages. */
export const inlineHashes = (pages: readonly string[]): InlineHashes => ({
  scripts: textsIn(pages, inlineScript).map(hashOf),
  // The library of toasts adds an empty element and fills it afterwards; the policy checks both.
  styles: [...textsIn(pages, inlineStyle), '', toastStyles()].map(hashOf),
});
